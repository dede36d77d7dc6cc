<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="ground" tilewidth="96" tileheight="96" tilecount="112" columns="16">
 <image source="ground.png" width="1536" height="672"/>
</tileset>

<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="things" tilewidth="500" tileheight="520" tilecount="90" columns="0">
 <tile id="0" type="abbey">
  <image width="280" height="196" source="things/abbey.png"/>
 </tile>
 <tile id="1" type="boat_0">
  <image width="76" height="96" source="things/boat_0.png"/>
 </tile>
 <tile id="2" type="boat_1">
  <image width="76" height="96" source="things/boat_1.png"/>
 </tile>
 <tile id="3" type="boat_2">
  <image width="76" height="96" source="things/boat_2.png"/>
 </tile>
 <tile id="4" type="boat_3">
  <image width="76" height="96" source="things/boat_3.png"/>
 </tile>
 <tile id="5" type="bridge_0">
  <image width="96" height="184" source="things/bridge_0.png"/>
 </tile>
 <tile id="6" type="bridge_1">
  <image width="96" height="184" source="things/bridge_1.png"/>
 </tile>
 <tile id="7" type="bridge_2">
  <image width="96" height="184" source="things/bridge_2.png"/>
 </tile>
 <tile id="8" type="bridge_head">
  <image width="64" height="184" source="things/bridge_head.png"/>
 </tile>
 <tile id="9" type="cathedral">
  <image width="500" height="520" source="things/cathedral.png"/>
 </tile>
 <tile id="10" type="chapel">
  <image width="110" height="120" source="things/chapel.png"/>
 </tile>
 <tile id="11" type="compass">
  <image width="136" height="136" source="things/compass.png"/>
 </tile>
 <tile id="12" type="cottage_0">
  <image width="48" height="66" source="things/cottage_0.png"/>
 </tile>
 <tile id="13" type="cottage_1">
  <image width="48" height="66" source="things/cottage_1.png"/>
 </tile>
 <tile id="14" type="cottage_10">
  <image width="48" height="66" source="things/cottage_10.png"/>
 </tile>
 <tile id="15" type="cottage_11">
  <image width="48" height="66" source="things/cottage_11.png"/>
 </tile>
 <tile id="16" type="cottage_2">
  <image width="48" height="66" source="things/cottage_2.png"/>
 </tile>
 <tile id="17" type="cottage_3">
  <image width="48" height="66" source="things/cottage_3.png"/>
 </tile>
 <tile id="18" type="cottage_4">
  <image width="48" height="66" source="things/cottage_4.png"/>
 </tile>
 <tile id="19" type="cottage_5">
  <image width="48" height="66" source="things/cottage_5.png"/>
 </tile>
 <tile id="20" type="cottage_6">
  <image width="48" height="66" source="things/cottage_6.png"/>
 </tile>
 <tile id="21" type="cottage_7">
  <image width="48" height="66" source="things/cottage_7.png"/>
 </tile>
 <tile id="22" type="cottage_8">
  <image width="48" height="66" source="things/cottage_8.png"/>
 </tile>
 <tile id="23" type="cottage_9">
  <image width="48" height="66" source="things/cottage_9.png"/>
 </tile>
 <tile id="24" type="court_124">
  <image width="138" height="76" source="things/court_124.png"/>
 </tile>
 <tile id="25" type="court_144">
  <image width="158" height="76" source="things/court_144.png"/>
 </tile>
 <tile id="26" type="court_156">
  <image width="170" height="76" source="things/court_156.png"/>
 </tile>
 <tile id="27" type="cross">
  <image width="48" height="72" source="things/cross.png"/>
 </tile>
 <tile id="28" type="farm">
  <image width="230" height="130" source="things/farm.png"/>
 </tile>
 <tile id="29" type="folk_0">
  <image width="44" height="44" source="things/folk_0.png"/>
 </tile>
 <tile id="30" type="folk_1">
  <image width="44" height="44" source="things/folk_1.png"/>
 </tile>
 <tile id="31" type="folk_2">
  <image width="44" height="44" source="things/folk_2.png"/>
 </tile>
 <tile id="32" type="folk_3">
  <image width="44" height="44" source="things/folk_3.png"/>
 </tile>
 <tile id="33" type="folk_4">
  <image width="44" height="44" source="things/folk_4.png"/>
 </tile>
 <tile id="34" type="folk_5">
  <image width="44" height="44" source="things/folk_5.png"/>
 </tile>
 <tile id="35" type="folk_6">
  <image width="44" height="44" source="things/folk_6.png"/>
 </tile>
 <tile id="36" type="folk_7">
  <image width="44" height="44" source="things/folk_7.png"/>
 </tile>
 <tile id="37" type="fountain">
  <image width="56" height="60" source="things/fountain.png"/>
 </tile>
 <tile id="38" type="gate_tower">
  <image width="72" height="84" source="things/gate_tower.png"/>
 </tile>
 <tile id="39" type="hedge">
  <image width="104" height="40" source="things/hedge.png"/>
 </tile>
 <tile id="40" type="house_0">
  <image width="56" height="84" source="things/house_0.png"/>
 </tile>
 <tile id="41" type="house_1">
  <image width="56" height="84" source="things/house_1.png"/>
 </tile>
 <tile id="42" type="house_2">
  <image width="56" height="84" source="things/house_2.png"/>
 </tile>
 <tile id="43" type="house_3">
  <image width="56" height="84" source="things/house_3.png"/>
 </tile>
 <tile id="44" type="house_4">
  <image width="56" height="84" source="things/house_4.png"/>
 </tile>
 <tile id="45" type="house_5">
  <image width="56" height="84" source="things/house_5.png"/>
 </tile>
 <tile id="46" type="house_6">
  <image width="56" height="84" source="things/house_6.png"/>
 </tile>
 <tile id="47" type="house_7">
  <image width="56" height="84" source="things/house_7.png"/>
 </tile>
 <tile id="48" type="house_8">
  <image width="56" height="84" source="things/house_8.png"/>
 </tile>
 <tile id="49" type="house_9">
  <image width="56" height="84" source="things/house_9.png"/>
 </tile>
 <tile id="50" type="market">
  <image width="124" height="124" source="things/market.png"/>
 </tile>
 <tile id="51" type="parvis">
  <image width="456" height="100" source="things/parvis.png"/>
 </tile>
 <tile id="52" type="pier">
  <image width="140" height="314" source="things/pier.png"/>
 </tile>
 <tile id="53" type="pier_low">
  <image width="136" height="218" source="things/pier_low.png"/>
 </tile>
 <tile id="54" type="plough">
  <image width="128" height="64" source="things/plough.png"/>
 </tile>
 <tile id="55" type="ricks">
  <image width="84" height="59" source="things/ricks.png"/>
 </tile>
 <tile id="56" type="row_0">
  <image width="122" height="84" source="things/row_0.png"/>
 </tile>
 <tile id="57" type="row_1">
  <image width="122" height="84" source="things/row_1.png"/>
 </tile>
 <tile id="58" type="row_10">
  <image width="122" height="84" source="things/row_10.png"/>
 </tile>
 <tile id="59" type="row_11">
  <image width="122" height="84" source="things/row_11.png"/>
 </tile>
 <tile id="60" type="row_12">
  <image width="122" height="84" source="things/row_12.png"/>
 </tile>
 <tile id="61" type="row_13">
  <image width="122" height="84" source="things/row_13.png"/>
 </tile>
 <tile id="62" type="row_2">
  <image width="122" height="84" source="things/row_2.png"/>
 </tile>
 <tile id="63" type="row_3">
  <image width="122" height="84" source="things/row_3.png"/>
 </tile>
 <tile id="64" type="row_4">
  <image width="122" height="84" source="things/row_4.png"/>
 </tile>
 <tile id="65" type="row_5">
  <image width="122" height="84" source="things/row_5.png"/>
 </tile>
 <tile id="66" type="row_6">
  <image width="122" height="84" source="things/row_6.png"/>
 </tile>
 <tile id="67" type="row_7">
  <image width="122" height="84" source="things/row_7.png"/>
 </tile>
 <tile id="68" type="row_8">
  <image width="122" height="84" source="things/row_8.png"/>
 </tile>
 <tile id="69" type="row_9">
  <image width="122" height="84" source="things/row_9.png"/>
 </tile>
 <tile id="70" type="sector_bank">
  <image width="176" height="128" source="things/sector_bank.png"/>
 </tile>
 <tile id="71" type="sector_carriage_house">
  <image width="176" height="128" source="things/sector_carriage_house.png"/>
 </tile>
 <tile id="72" type="sector_hospital">
  <image width="176" height="128" source="things/sector_hospital.png"/>
 </tile>
 <tile id="73" type="sector_inn">
  <image width="176" height="128" source="things/sector_inn.png"/>
 </tile>
 <tile id="74" type="sector_park">
  <image width="176" height="128" source="things/sector_park.png"/>
 </tile>
 <tile id="75" type="sector_residence">
  <image width="176" height="128" source="things/sector_residence.png"/>
 </tile>
 <tile id="76" type="sector_school">
  <image width="176" height="128" source="things/sector_school.png"/>
 </tile>
 <tile id="77" type="sheep">
  <image width="106" height="60" source="things/sheep.png"/>
 </tile>
 <tile id="78" type="square">
  <image width="152" height="152" source="things/square.png"/>
 </tile>
 <tile id="79" type="stall_0">
  <image width="64" height="62" source="things/stall_0.png"/>
 </tile>
 <tile id="80" type="stall_1">
  <image width="64" height="62" source="things/stall_1.png"/>
 </tile>
 <tile id="81" type="stall_2">
  <image width="64" height="62" source="things/stall_2.png"/>
 </tile>
 <tile id="82" type="trees_0">
  <image width="108" height="70" source="things/trees_0.png"/>
 </tile>
 <tile id="83" type="trees_1">
  <image width="108" height="70" source="things/trees_1.png"/>
 </tile>
 <tile id="84" type="trees_2">
  <image width="108" height="70" source="things/trees_2.png"/>
 </tile>
 <tile id="85" type="trees_3">
  <image width="108" height="70" source="things/trees_3.png"/>
 </tile>
 <tile id="86" type="wall_tower">
  <image width="72" height="118" source="things/wall_tower.png"/>
 </tile>
 <tile id="87" type="warehouse">
  <image width="150" height="130" source="things/warehouse.png"/>
 </tile>
 <tile id="88" type="watermill">
  <image width="104" height="100" source="things/watermill.png"/>
 </tile>
 <tile id="89" type="windmill">
  <image width="120" height="140" source="things/windmill.png"/>
 </tile>
</tileset>

"""Which seats, cards and agreements win too often: counted over very many games of the bots."""

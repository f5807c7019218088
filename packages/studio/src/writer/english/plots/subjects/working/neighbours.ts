import { role, story } from "../subject-story.ts";

/** Stories of people who live next to each other. */
export const neighbours = [
  story({
    says: [
      /\b(?:neighbou?rs?|tower block|apartment (?:block|building|house)|block of flats|tenants|residents|whole street|building|flats)\b/i,
      /\b(?:blackout|power cut|power (?:fails|failed|goes|went)|los(?:es|t) power|without (?:power|electricity)|electricity|snowed in|lift (?:is|was|breaks?|broke|broken)|elevator (?:is|was|breaks?|broke)|never (?:met|spoken|talked)|don't know each other|heat ?wave|flood)\b/i,
    ],
    may: [role("ownold", "old woman|old man|old lady|widow|grandmother|widower|pensioner")],
    unless: /\b(?:murder\w*|ex|pregnant|aliens?|ghosts?|extra number|floor that|horror|stuck in)\b/i,
    of: "people",
    after: [
      "@corridor.night(hero look) At first they all stayed behind their doors and waited for it to pass. Then the door on the first floor opened, because it was too quiet in there. “Hello?” somebody called up the dark staircase. Five floors answered at once.",
      "@corridor.night(hero sit) They sat down where they were, on the stairs, with candle ends in egg cups. It turned out that the footsteps in the night were a nurse. The drill was a man who was building a doll's house. And the smell on Thursdays was goulash, from the very top.",
      [
        "@corridor.night(hero run) Then somebody counted. “There's one missing,” they noticed, “from right at the top.” That was {ownold}. Nobody had seen {theownold} since it had begun. {Hero} took a candle and ran, past the fourth floor, past the sixth, where {he} had never once been.",
        "@corridor.night(hero run) Then somebody counted. “There's one missing,” they noticed, “from right at the top.” It was the old woman with the shopping net. Nobody had seen her since it had begun. {Hero} took a candle and ran, past the fourth floor, past the sixth, where {he} had never once been.",
      ],
      [
        "+ @corridor.night(hero read) On the ninth landing {hero} stopped for breath. There was a name on the door, in faded ink. {He} had read it on parcels. {He} had always put {theownold's} parcels on the lowest stair, and thought that this was being kind.",
        "+ @corridor.night(hero read) On the ninth landing {hero} stopped for breath. There was a name on the door, in faded ink. {He} had read it on parcels. {He} had always put them on the lowest stair, and thought that this was being kind.",
      ],
    ],
    end: [
      [
        "@kitchen.night(hero talk, ownold cook) {Ownold} was sitting in the kitchen, in a coat, by an oil lamp. On the table stood a tower of bowls. “At last,” said {theownold}. “I've been cooking since noon, on the gas ring. In the war we always sat together. I didn't know how to get it down the stairs.” {Hero} leaned out over the banisters. “Bring spoons!” {he} shouted.",
        "@kitchen.night(hero talk) The old woman was sitting in the kitchen, in a coat, by an oil lamp. On the table stood a tower of bowls. “At last,” she said. “I've been cooking since noon, on the gas ring. In the war we always sat together. I didn't know how to get it down the stairs.” {Hero} leaned out over the banisters. “Bring spoons!” {he} shouted.",
      ],
      "@corridor.night(hero sit) They made a chain from the ninth floor to the first, and the bowls went down, and the goulash came up to meet them. Freezers were emptied before they could thaw. At midnight the man with the trumpet played, with a sock in it, very softly, and the nurse, who had not slept properly for years, fell asleep on the shoulder of the drill.",
      "@corridor(hero talk) Then the lamps flared up, and the machines hummed. They sat there and blinked at each other in their dressing gowns, and somebody reached for the door handle. “We could still,” said {hero}, and did not know how to go on. “Turn it off again,” said a child from the third floor. Somebody pressed the switch.",
      "@corridor.night(hero carry) On the first of every month it is dark in that house at eight o'clock, though nothing is broken. From outside you can see a light going up the stairs, very slowly, from floor to floor, and it smells of goulash.",
    ],
  }),
  story({
    says: [
      /\b(?:neighbou?rs?|villages?|next door|families|farmers|two (?:old men|men|women|brothers|sisters|fishermen|friends))\b/i,
      /\b(?:feud\w*|quarrel\w*|enem(?:y|ies)|haven'?t spoken|hadn'?t spoken|not spoken|stopped (?:talking|speaking)|fight(?:s|ing)? (?:over|about|for)|f[io]ught|argu\w+|hate each other|hated each other|war)\b/i,
      /\b(?:hedge|fence|wall|apple|pear|tree|border|years|garden|land|oak|grandchildren)\b/i,
    ],
    may: [role("ownkids", "grandchildren|children|kids|grandson|granddaughter|son|daughter")],
    unless:
      /\b(?:lift|elevator|murder\w*|boat|lake|canoe|trophy|cake|festival|football|squirrels?|soldiers?|restaurants?|bakers|yaks|kingdoms?|armies|piano|squash|mermaids?|bicycle|nephew)\b/i,
    of: "people",
    after: [
      "Nobody could say any longer how it had begun. When one side painted its shutters green, the other side painted theirs a better green. They had not exchanged a word in all those years, only glances, and once a turnip.",
      [
        "@garden(ownkids talk) {Ownkids} knew only one thing about it: that it was forbidden. That was why they knew the gap so well, down by the nettles, where a cat fits through, or somebody who is thin. “What have you got against us?” they asked through it. “I don't know. And you?”",
        "@garden Only the postman went in on both sides. “They've got visitors over there,” he used to say, as though to himself. “They've got a cough.” And he saw how on each side somebody turned away, and how the ears did not.",
      ],
      "+ In March there was a flood, and each side built a dam, in such a way that the water ran to the other. In the end it stood in both cellars, equally high.",
      "@garden.storm(hero look) Then came the night of the storm. There was a crack like a shot, and what had always stood between them lay there, torn out by the roots. They came running with lanterns from both sides and stopped at the edge of the hole. At the bottom there was something square. It was a chest, with two handles, one for each side.",
    ],
    end: [
      "@garden.night(hero carry) Neither would let the other have it, so both of them had to lift. In the chest lay two glasses and a bottle, and a sheet of paper. “We've hidden this,” it said, in two handwritings, “until the silly quarrel is over. Whoever finds it owes us an apology.”",
      "@garden.night(hero read) It was signed by their own grandfathers. They read it by the light of both lanterns. “What was the quarrel about, then?” said the two old enemies at last, and turned the paper over. On the back there stood, very small: “It was about a turnip.”",
      [
        "@garden.night(hero stand, ownkids look) It began with a snort. Then they both had to hold on to the chest. {Ownkids} came out of the nettles, with burrs in their hair, and had never heard such a noise before: it was like two old gates that are opened. They drank the bottle there and then. It was vinegar by now, and they drank it all the same.",
        "@garden.night(hero stand) It began with a snort. Then they both had to hold on to the chest. The postman, who had come running in his nightshirt, took off his cap: it was like hearing two old gates being opened. They drank the bottle there and then. It was vinegar by now, and they drank it all the same.",
      ],
      "@garden(hero sit) They put up nothing again in that place. There is a bench now, and both sides think that their end of it is the better one. In the ground below, with two glasses and a sheet of paper, lies a chest. There is a turnip in it.",
    ],
  }),
  story({
    says: [
      /\b(?:refugees?|newcomers?|flees?|fled|asylum|immigrants?|migrants?|new in (?:the|town)|from (?:syria|senegal|ukraine|afghanistan|eritrea|iran|sudan|aleppo|damascus|kabul|kyiv)|arriv(?:es|ed) (?:in|from)|by boat)\b/i,
      /\b(?:cooks?|cooked|cooking|bakes?|baker|restaurant|food|kitchen|village|town|neighbou?rs?|language|bakery|homesick|caf[eé]|alone|strangers?)\b/i,
    ],
    may: [
      role(
        "ownfriend",
        "neighbour|neighbor|old woman|old man|widow|widower|girl|boy|farmer|landlady|teacher|shopkeeper",
      ),
    ],
    unless:
      /\b(?:murder\w*|doctor|tailor|musician|violin\w*|football\w*|teacher|dishwasher|postcard|pigeon|alien|mars|penguin|ghosts?|war criminal|school class|goose)\b/i,
    of: "people",
    after: [
      "@room.night(hero sit) {Hero} had one bag. In it were a coat, a spoon, and a small packet in a handkerchief, which {he} had carried over two borders and a sea. At night {he} held it to {his} nose, and could sleep.",
      [
        "@kitchen(hero point, ownfriend talk) The people there said good day and looked at their feet. It was {ownfriend} who came up the stairs, with an armful of leeks. “Too many,” said {theownfriend}, very loudly, and pointed. {Hero} did not know the word, but {he} did know leeks. {He} pointed at the stove, and held up two fingers: two plates.",
        "@kitchen(hero point) The people there said good day and looked at their feet. Only the woman from below came up the stairs one evening, with an armful of leeks. “Too many,” she said, very loudly, and pointed. {Hero} did not know the word, but {he} did know leeks. {He} pointed at the stove, and held up two fingers: two plates.",
      ],
      [
        "@kitchen(hero write, ownfriend look) “What's this?” asked {ownfriend} with a full mouth. “Leek,” said {hero}, who had just learned it. “No. This.” {Hero} had no word for it. {He} drew it on the tablecloth: a courtyard, a tree, a long table. {Ownfriend} looked at it for a long time, and then drew the street, and wrote the names in.",
        "@kitchen(hero write) “What's this?” she asked with a full mouth. “Leek,” said {hero}, who had just learned it. “No. This.” {Hero} had no word for it. {He} drew it on the tablecloth: a courtyard, a tree, a long table. She looked at it for a long time, and then drew the street, and wrote the names in.",
      ],
      "+ @street.night There were others, who had no leeks. Somebody wrote something on the door one night. {Hero} could not read it. In the morning it had been scrubbed off, and three people in the street had wet sleeves.",
      "@kitchen(hero cook) In autumn there was the great feast, with one long table in the square, and everybody brought a dish. On the stove stood the pot. It was nearly right. There was only one thing missing in it, and that was in the handkerchief.",
    ],
    end: [
      "@street(hero carry) There was enough in it for a single time. If {he} used it there would be nothing left to smell at. {Hero} untied the knot. Then {he} carried the pot down the stairs with both hands and out into the square, and there the talk died away. {He} put it in the middle of the long table. “This,” {he} said, “is where I come from.”",
      [
        "@street(hero give, ownfriend eat) Nobody moved. “Well, I know what's good,” said {ownfriend}, very loudly, and held out a plate. After that there was a queue. It went right round the fountain. An old farmer ate, and wiped his eyes, and asked what it was called.",
        "@street(hero give) Nobody moved. “Well, I know what's good,” said the woman from below, very loudly, and held out a plate. After that there was a queue. It went right round the fountain. An old farmer ate, and wiped his eyes, and asked what it was called.",
      ],
      "@garden(hero plant) The handkerchief was empty. {Hero} shook it out over the window box. In spring something came up there, thin and green.",
      "@garden(hero sit) The herb grows in every garden there by now, between the leeks. People cannot say its real name, so they have named it after {hero}. When {hero} heard it for the first time, {he} had to sit down on the stairs.",
    ],
  }),
  story({
    says: [
      /\b(?:homeless (?:man|woman|person|guy|couple|boy|girl|people|teenager)|tramp|beggar|rough sleeper|sle(?:eps|pt) (?:rough|on the street))\b/i,
      /\b(?:find|found|finds|wallet|purse|helps?|helped|saves?|saved|piano|returns?|returned|gives?|gave|street|bench|station|dog|park|library|coat|ring|lottery|money|school|teach\w*)\b/i,
    ],
    may: [
      role(
        "owngiver",
        "businessman|businesswoman|girl|boy|nurse|policeman|policewoman|librarian|lawyer|student|woman|man|child|banker|manager",
      ),
    ],
    unless: /\b(?:murder\w*|chess|chef|barber|hairdresser|haircuts?|hacker|fired|taste|bus driver)\b/i,
    of: "people",
    after: [
      "@street(hero sit) Most people have a trick: they look a little above {hero}, or a little beside. {Hero} had {his} place by the warm grating. {He} wished every one of them a good day, and about one in forty wished it back.",
      [
        "@street(hero look, owngiver walk) {Owngiver} was one of the forty. But that morning {theowngiver} came by with a grey face, without a good day, and did not look up. {Hero} thought of what lay in {his} pocket. It was worth more than {he} had seen in years.",
        "@street(hero look) A young woman came by with a grey face, let something fall, and did not notice. {Hero} picked it up and looked inside. There was more in it than {he} had seen in years.",
      ],
      "With that there would be a room, with a key. There would be a bath. {Hero} lay in that bath for the length of one breath. Then {he} got up. The address was on the other side of the town.",
      "@street(hero walk) They would not let {him} on the tram. So {he} walked. At the bridge {he} saw that grey face again. It stood by the railing and looked down at the water, for much too long. {Hero} knew that look. {He} had once had it {himself}, on that very bridge, and nobody had wished {him} a good day.",
    ],
    end: [
      [
        "@river(hero talk, owngiver look) “Good day,” said {hero}. It was not answered. {Hero} put {his} arms on the railing, side by side with {owngiver}. “You've dropped something,” {he} said after a while. “I don't need it any more,” said {theowngiver}. “No,” said {hero}. “But I do need somebody who wishes it back. I've only got one in forty. I can't afford to lose any.”",
        "@river(hero talk) “Good day,” said {hero}. It was not answered. {Hero} put {his} arms on the railing, side by side with her. “You've dropped something,” {he} said after a while. “I don't need it any more,” she said. “No,” said {hero}. “But I do need somebody who wishes it back. I've only got one in forty. I can't afford to lose any.”",
      ],
      "@street.night(hero sit) They stood there until their hats were white, and {hero} listened to all of it. At the warm grating there was half a flask of tea. They sat on it, back to back. “Good day,” came the answer at last, in a small voice. It was midnight.",
      "@bathroom(hero sit) It was still a long road for both of them, with offices in it, and forms. But now there were two of them to sit on the chairs in the corridors. In spring there was a room, with a key. {Hero} lay in the bath until {his} fingers were wrinkled, and at six {he} got up and went to work with a broom.",
      "@street(hero talk) The place by the grating is swept every morning. Two people stand there now, with a pot of tea on a crate, and wish everybody a good day. They have counted: it is nearly one in three.",
    ],
  }),
];

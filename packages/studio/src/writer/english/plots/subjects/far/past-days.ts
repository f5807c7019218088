import { story } from "../subject-story.ts";

/** Stories of lighthouses and kites in a war, frozen ships, balloons, maps, pearls, slow camels, and cathedrals. */
export const pastDays = [
  story({
    says: [
      /\b(?:lighthouse|lamp|beacon)\b/i,
      /\b(?:war|enemy|occup\w*|soldiers?|navy|battle\w*|submarine|invasion)\b/i,
      /\b(?:ship|boat|sink\w*|drown\w*|sail\w*|light|storm|harbour|convoy|signal\w*)\b/i,
    ],
    unless: /\b(?:space\w*|years after the war|after the war|robot|murder)\b/i,
    of: "people",
    after: [
      "@sea.night(hero sit) The order hung by the stairs, with a stamp on it: no light until the war is over. {Hero} polished the lens every evening all the same. Then {he} sat in the dark next to it, and listened to the sea, and hated the silence after each of the far-off shots.",
      [
        "@sea.night(hero talk, mate look) “They sank the Marie,” said {talker}. “With four of ours on board.” “I know,” said {hero}. Down on the rocks a siren was howling, short and hoarse, like a calf. {Hero} and {talker} both knew the sandbank from which that came. And {talker} looked at the matches, and then at the floor.",
        "@sea.night(hero stand) Down on the rocks a siren was howling, short and hoarse, like a calf. {Hero} knew the sandbank from which that came. {He} had known the four men from the village, too, whom such a ship had sunk in the spring. {He} held the matches in {his} hand, and they got damp.",
      ],
      "@sea.night(hero look) Through the telescope {he} saw them, when the moon came out. They were hanging in the rigging like washing, and they were singing, to keep awake. It was in the wrong language, but {hero} knew the tune. In the village it was sung to babies.",
      "+ @sea.night(hero stand) {Hero} thought of the officer at the post, who would see the light at once. He would need ten minutes with the motorcycle. Ten minutes are not much. They are enough to show forty men where the channel is, if the men are quick.",
      "@sea.night(hero stand) “God forgive me,” said {hero}, and did not know for which of the two things. {He} struck a match. The wick caught. The big lens took the little flame, and made a white arm out of it, and the arm went out over the sea for the first time in three years, past the rocks, past the foam, and lay across the deck.",
    ],
    end: [
      "@sea.night(hero stand) The singing stopped. Then there was a cry, and the boats came down. {Hero} held the light on the channel and did not let it turn. When the motorcycle stopped below, and boots came up the steps, the fourth was just passing the point.",
      "@sea.night(hero talk) “Put that out!” shouted the officer, with his pistol in his hand. “One moment,” said {hero}. The officer looked through the telescope, and looked for a long time. “There's a boy in the last one,” he said. “He's no older than my brother.” He let the pistol sink. “One moment, then.”",
      "+ Thirty-eight of them came ashore and were prisoners. They got soup from the very women whose sons lay out there. No one had ordered that, either. In the village some did not greet {hero} for a year. Then the Marie's cook came home, whom everybody had thought dead. A light had been left burning on the other side as well.",
      "@sea The order with the stamp is in the museum. The lens has gone on turning every night since the peace. And once in a summer forty chairs are put out on the beach, and a song is sung there in two languages, which nobody has to learn, since they all know it from the cradle.",
    ],
  }),
  story({
    says: [
      /\b(?:polar|north pole|south pole|arctic|antarctic\w*|northwest passage|pack ice|whaler|frozen (?:in|into) (?:the )?(?:ice|sea)|stuck in the ice|trapped in (?:the )?ice|icebound)\b/i,
      /\b(?:ship|expedition|crew|captain|explorers?|sailors?|vessel)\b/i,
      /\b(?:cook|ice|frozen|stuck|winter|spirits|trapped|cabin boy|ship's boy|provisions|surviv\w*|doctor)\b/i,
    ],
    unless: /\b(?:polar bear|penguin|murder|thaw\w*|wakes?|woke|alien|climb\w*)\b/i,
    of: "people",
    after: [
      "@ship(hero stand) The ice took hold of the ship like a hand, not quickly, but it did not let go. Then the sun went down and did not come up again, and the men lay in their bunks with their faces to the wall. “A hundred and ten days,” said the mate. “That's how long the night is here.”",
      "@ship(hero look) {Hero} counted what they had: flour, salt meat, one barrel of lime juice, and thirty men who no longer spoke. The last was the worst. “What kills you,” an old whaler had once told {him}, “is when one day is like the other.” So {hero} made up {his} mind that none should be.",
      [
        "@ship(hero talk, mate play) “Today is the Feast of the Left Boot,” {hero} announced in the morning. “Of the what?” asked {talker}. But {talker} understood at once, and blew the trumpet. Everyone had to come to table with only the left boot on. There was pancake. It was small, but it was in the shape of a boot.",
        "@ship(hero talk) “Today is the Feast of the Left Boot,” {hero} announced in the morning. Everyone had to come to table with only the left boot on. There was pancake, one each. It was small, but it was in the shape of a boot, and somebody laughed, for the first time in weeks.",
      ],
      "+ @snow After that came the Day of the Wrong Names, and the Birthday of the Anchor. There was a fair on the ice, with a lottery, and the first prize was a button. The captain, who had written nothing but farewell letters since November, won the button, and sewed it on.",
      "@ship.night(hero stand) Then one night the ice began to press. “That's it,” said the mate. “Captain, we have to leave her.” Nobody moved. And outside it was forty below.",
    ],
    end: [
      "@snow.night(hero play) “What feast is it today?” asked the ship's boy in a small voice. They all turned to {hero}. {Hero} had nothing prepared. {He} looked at their faces, and up at the black sky. “The Day of the Big Noise,” said {hero}. “Everybody takes a pot.” And thirty men stood on the ice and beat pots, in the dark, and roared.",
      "@snow.night(hero stand) It may have been chance. Ice that is under pressure needs only a little. There was a crack, as if the sky had a seam. It ran away from under the bow, straight as a ruler, and black water steamed in it. The ship shook herself, rose by a hand's breadth, and lay still, and floated. They beat the pots for an hour more.",
      "+ @ship.dawn(hero look) On the hundred and tenth day they all stood at the rail, in both boots. There was a red line in the south, then an edge, then the whole sun, and it was as small as a pancake. Nobody said a word. Then the captain took off his cap, with the button on it, to {hero}.",
      "All thirty came home. They settled in many harbours, and became grandfathers. But there is one day in the dark part of the year when, in thirty houses, people come to the table with only the left boot on. The children think that everyone does.",
    ],
  }),
  story({
    says: [
      /\b(?:hot[- ]?air[- ]?balloon|balloons?)\b/i,
      /\b(?:escap\w*|fle[ed]\w*|border|the wall|regime|dictat\w*|freedom|east germany|iron curtain)\b/i,
      /\b(?:hot[- ]?air|sew\w*|basket|border|escap\w*|fle[ed]\w*|pilot|balloonist|burner|wind)\b/i,
    ],
    unless: /\b(?:red balloon|birthday|helium|murder|cake|toy|party)\b/i,
    of: "people",
    after: [
      "A balloon needs more cloth than anyone thinks. There were bed sheets in it, raincoats, the lining of four sofas, and a wedding dress. In each shop only a little was bought, so that nobody would ask.",
      [
        "@attic.night(hero build, mate build) At night {hero} and {talker} sewed in the attic, with a blanket over the machine, on account of the noise. {Talker} pricked a thumb, and there was a spot on the yellow strip. “That's for luck,” said {hero}. They had never seen a balloon from near. They had one page out of an encyclopedia.",
        "@attic.night(hero build) At night {hero} sewed in the attic, with a blanket over the machine, on account of the noise. {He} had never seen a balloon from near. {He} had one page out of an encyclopedia, and a drawing on the back of a calendar, and the wind, which rattled at the tiles as if it wanted to help.",
      ],
      "+ @meadow(hero sit) The first attempt lay on the meadow like a sick cow and did not want to rise. The second burned. After that {hero} sat in the grass for a while. Then {he} unpicked the seams that were left, and began again, with smaller stitches.",
      "+ There were evenings when it would have been easier to stay. The soup was warm, the lamp was lit, and all one had to do was not to want anything. {Hero} looked up at the birds. They flew over hill and border without showing anything to anybody.",
      "@meadow.night(hero stand) Then the night came, clear, with a wind from the right side. The flame roared. The cloth stood up, strip by strip, sheets and raincoats and wedding dress, and swayed over the trees like a great coloured pear. {Hero} cut the last rope. The ground did not drop away. It was just suddenly no longer there.",
    ],
    end: [
      "It was so still up there that they could hear a dog bark, two valleys away. Then a searchlight came, a long white finger, and felt its way across the sky. {Hero} turned the flame off. They sank in the dark, without a sound, and the finger went by above them so close that the yellow strip lit up.",
      "@forest.night(hero fly) When {hero} wanted to light the flame again, it did not catch. There was one match, and it was broken. {Hero} held the half with {his} fingertips and {his} teeth. It flared, and the gas caught with a bang. The basket brushed through the top of a fir tree, and rose.",
      "@farm.dawn(hero talk) They came down at dawn in somebody's turnips. A farmer with a pitchfork walked round the basket. “Where are we?” asked {hero}. The farmer named a village. It was on the right side. “You've squashed about forty of them,” said the farmer. “Have you had breakfast?”",
      "@village The balloon was never used again. But every family that helped got a strip of it. There are curtains in that region, and aprons, and one small wedding dress with a raincoat's sleeve. And if the wind is from the right side, all the washing on the lines fills out a little, and pulls.",
    ],
  }),
  story({
    says: [
      /\b(?:cartographer|mapmaker|map ?maker|draws? (?:a )?maps?|drew (?:a )?maps?|map)\b/i,
      /\b(?:draw[ns]?|drew|maps? (?:that|which) (?:chang\w*|moves?)|sketch\w*|invent\w*|makes? up|made up)\b/i,
      /\b(?:river|island|mountain|town|city|country|village|land|road|lake|forest|real|exist\w*|appear\w*|true|blank|unknown|coast)\b/i,
    ],
    unless:
      /\b(?:stars?|feelings|heart|school|girl|boy|child\w*|find|found|lost|treasure|murder|pirates?|bus|metro|underground|tube|school trip)\b/i,
    of: "people",
    after: [
      "@study(hero look) It had been only a small blue line, drawn because that corner of the sheet looked so empty. {Hero} checked the old surveys. It was in none of them. Then {he} looked out of the window, and shut it, and opened it once more. It could be heard as far as the table.",
      [
        "@study(hero write, mate talk) “Draw something else,” said {talker}. {Hero} dipped the pen and thought. Then {he} drew a lime tree, no bigger than a comma, by the crossroads where {talker} always had to wait in the sun. In the morning there was shade there. {Talker} sat under it and looked up, and was afraid to touch the trunk.",
        "@study(hero write) {Hero} could not leave it at that. {He} dipped the pen again, and drew a lime tree by the crossroads, no bigger than a comma. In the morning {he} walked there. It stood in the middle of the hot square, and was at least a hundred years old. Bees were in it already.",
      ],
      "@study(hero talk) Of course it got about. First came a widow, who wanted a footpath to her sister. Then there was a knock that was louder, and the duke himself stood in the room in muddy boots. “You'll draw me a mountain range,” he said, “between my land and my neighbour's. With walls on top. The three villages in between you can scrape off. By Friday.”",
      "+ @study(hero look) {Hero} looked at the three villages on the sheet. People lived in them who bought {his} ink, and who had names. “And where are they to go?” asked {hero}. “It's only a map,” said the duke and went. “You use a knife.”",
      "@study.night(hero sit) On Thursday night {he} sat in front of the sheet with the pen in one hand and the knife in the other. The candle burned down. The river could be heard. Then {hero} laid down the knife.",
    ],
    end: [
      "@study.night(hero write) {He} drew for the whole night, with the finest pen that {he} had. On Friday the duke unrolled the sheet, and there were the mountains, high and white, with walls on top. They stood just as he had ordered, except that they went round his own castle, in a ring, without a gate.",
      "He is up there still. He has a fine view, and, so as not to be cruel, {hero} drew him a vegetable garden. The three villages never found out how near it had been. They only wondered, that Friday, because each of them had got a bridge in the night, to the other bank, where the neighbours lived.",
      "+ @meadow(hero walk) Then {hero} screwed the lid on the inkwell. “I'm going to draw only what is there,” {he} said. {He} walked for a year, measured every path with {his} own feet, and found out that most of what was there was better than what {he} could have made up. {He} had just never gone to look.",
      "@hall The map hangs in the town hall. Children look for the small blue line in the corner, which is the only one without a name. And next to it there is a spot that {hero} left white on purpose. It says in very small letters: for whoever comes next.",
    ],
  }),
  story({
    says: [
      /\b(?:pearls?|oysters?|haenyeo)\b/i,
      /\b(?:div(?:er?s?|ing|ed)|dove|sea|lagoon|ocean|reef|haenyeo)\b/i,
      /\b(?:div(?:er?s?|ing|ed)|dove|haenyeo)\b/i,
      /\b(?:f(?:inds?|ound)|biggest|big|black|huge|youngest|old|last|breath|deep\w*|daughter|village|island|wants?|s[eo]ll?s?|sold|search\w*|dream\w*)\b/i,
    ],
    unless: /\b(?:murder|necklace|restaurant|robbery|afraid|bath|mask|ring)\b/i,
    of: "people",
    after: [
      "@sea(hero look) The pearl lay in {hero's} palm, and it was warm, as though somebody had been holding it until now. On the beach the others stopped talking. For one like that you could buy a boat, and a roof, and a doctor. The trader from the harbour had smelled it before it was dry. “Name a price,” he said.",
      [
        "@sea(hero talk, mate talk) “Say a big one,” whispered {talker}. {Hero} opened {his} mouth to say it. At that moment the pearl rolled over {his} fingers and dropped into the sand. {Talker} picked it up. It rolled out of that pocket, too. It had plainly heard what was being said.",
        "@sea(hero take) {Hero} opened {his} mouth to say a number. At that moment the pearl rolled over {his} fingers and dropped into the sand. {He} put it in {his} pocket. It rolled out of a hole that had not been there before. It had plainly heard what was being said.",
      ],
      "@room.night(hero look) In the night {he} put it in a cup beside {his} bed. When the tide went out, it grew dull, and when the tide came in, it began to shine, so that {hero} could see the whole hut by it. And out there, beyond the reef, where nobody dived any more because nothing was left, something shone back.",
      "+ @sea(hero talk) The old divers looked at their feet when {hero} asked them. “There used to be thousands,” said the oldest. “We took the small ones as well, then the smallest. The bank out there was the mother of them all.” She put her hand over the cup. “That'll be the last that she has.”",
      "@sea(hero walk) In the morning the trader stood in front of the hut with a bag so heavy that he set it down with both hands. {Hero} thought about the roof. Then {he} took the cup and went past him, out on the rocks, and breathed in, as deep as never before.",
    ],
    end: [
      "@underwater(hero swim) It was deeper than {he} had ever been. The light got green, and blue, and then there was only the pearl, like a lamp in {his} fist. At the bottom lay the old mother shell, as big as a table, grey, with her mouth a little open, as people sleep who have cried. {Hero} laid the pearl in. {His} ears roared. The shell shut without a sound.",
      "+ @sea {He} came up with {his} last bubble and lay in the boat like a fish. The trader had gone. “So that's that,” said the people on the beach, and some of them were angry. {Hero} could not explain it. There was a leak in the roof that winter, and {he} put the cup under it.",
      "@underwater But in the spring there were little shells on the reef, no bigger than lentils, thousands and thousands, on every stone.",
      "@sea.night(hero look) They dive there again today, and every tenth shell is enough for a roof. {Hero} has taught a whole row of children how to hold their breath. And in the night, when the tide comes in, the water beyond the reef is so bright that you can read by it, right up to the beach.",
    ],
  }),
  story({
    says: [
      /\b(?:camels?|donkeys?|mules?|horses?|ponies|pony|oxen|ox|llamas?|ostrich\w*)\b/i,
      /\b(?:races?|racing|derby|rac(?:es|ed))\b/i,
      /\b(?<beast>camel|donkey|mule|horse|pony|ox|llama|ostrich)\b/i,
      /\b(?:slow\w*|lame|lazy|old (?:camel|donkey|mule|horse|pony|ox|llama|ostrich)|stubborn|smallest|weak\w*|promis\w*|nobody|laugh\w*|never (?:won|win)|blind|worst|fat)\b/i,
    ],
    unless:
      /\b(?:murder|bets?|betting|poison\w*|doping|kidnap\w*|human race|rac(?:e|es|ed) (?:against time|home|to (?:save|hospital))|(?:los[et]s?|lost|stolen|missing|steals?|stole))\b/i,
    of: "people",
    after: [
      "At the start there were thirty of them, long-legged and nervous, with silver on their bridles. And quite at the end stood {hero} with the {beast}, which was asleep. “Is it stuffed?” somebody called. The {beast} opened one eye, looked at the caller for a long time, and shut it again.",
      [
        "“You only have to arrive,” said {talker} and pulled {hero's} belt tight. “Nobody said when.” Then the drum was struck. Twenty-nine were gone in a cloud of dust. The {beast} yawned, put one foot forward, thought it over, and then the next. {Talker} walked along beside it for the first hour without getting out of breath.",
        "Then the drum was struck. Twenty-nine were gone in a cloud of dust. The {beast} yawned and put one foot forward. “All right,” said {hero}, “I only have to arrive. Nobody said when.”",
      ],
      "+ So {hero} saw what nobody saw who was in a hurry. There were tracks of mice, and stones like roses. {He} talked to the {beast}, at first because it was boring, then because it listened so well. {He} told it why {he} was riding at all. The ears turned back and stayed there.",
      "+ By noon they met the first of the others, coming the other way, on foot. The silver had been too heavy. The next sat by the road with a twisted knee. “You're going to be last!” he called. “It looks like that,” said {hero}, and gave him some water. The {beast} waited without being told.",
      "Then the wind turned. A brown wall stood across the whole sky. The fast ones far ahead began to gallop in every direction. {Hero} pulled as hard as {he} could. But the {beast} just stood, smelled the air with great care, and then, without any haste, lay down.",
    ],
    end: [
      "{Hero} crept behind its warm side, and it spread its neck over {him}. It howled and rattled for hours. When it got light, there was no road any more, no flags, nothing. But the {beast} got up, shook itself, and walked.",
      "They picked them up one after another, out of the dust: the one with the knee, the one who had laughed, three who were quarrelling about the direction. “Hold on to the tail,” said {hero}. In the evening the people at the finish saw them come over the hill, all of them on foot, and in front, quite slowly, the {beast}.",
      "It crossed the line with half a nose. Behind it came twenty-nine others. “First!” cried the judge. Nobody laughed. {Hero} put {his} arms round the {beast's} neck. “We promised it,” {he} said into its ear, “and we've arrived.” The {beast} was asleep.",
      "The race has been held in another way since then. The winner is whoever brings the most people home. The silver bridle hangs in {hero's} stable, on a nail; it was too heavy.",
    ],
  }),
  story({
    says: [
      /\b(?:cathedral|church tower|minster|stained glass|gargoyles?|belfry|dome)\b/i,
      /\b(?:build\w*|built|mason\w*|stonemason\w*|sculptor|carv\w*|architect|apprentice|plans?|glazier|scaffold\w*|stone)\b/i,
      /\b(?:never (?:see|live|be)|finish\w*|mistake|crack|falls?|collaps\w*|generations?|father|daughter|son|master|girl|boy|listen\w*|hundred years|medieval|secret\w*|first|bishop)\b/i,
    ],
    unless:
      /\b(?:murder|toy|lego|pyramid|egypt|pharaoh|space|glass dome|ghost|robbery|stolen|fire destroys|bomb\w*|skates?|cat)\b/i,
    of: "people",
    after: [
      "Before sunrise the hammers began, all over the building ground, like a big clock that could not agree with itself. {Hero} knew every stone by its sound. A good one sang. A bad one said “tock”. And one of those below, quite far down, on which everything was to stand, said “tock” when {hero} passed it.",
      [
        "“Did you hear that?” asked {hero}. {Talker} knelt down and knocked. “Tock,” said the stone. “The master laid it himself,” said {talker} quietly. “Who's going to tell him?” They looked at each other. Up above, they were already setting the next row.",
        "{Hero} knelt down and knocked again. “Tock.” {He} laid {his} cheek on the cold surface. There was a crack in it, as fine as a hair. The master had laid that stone himself, and had his name on it. Up above, they were already setting the next row.",
      ],
      "“You?” said the master. “You want to tell me about stone?” {Hero} turned red. But in the evening, when they had all gone home, {he} took a lump of clay, and closed the crack with it. {He} pressed {his} thumb into it.",
      "+ @church.night(hero look) “If it's sound, the clay will stay as it is,” thought {hero}. “If it moves, it will tear.” The next evening {he} came with a lantern. The clay was whole. And the next. People said good night to {him} with a grin. On the ninth evening there was a thin line, right across the print of {his} thumb.",
      "On the feast day the bishop came, and the whole town with flowers, to see the great arch closed. {Hero} ran between them and stood beneath the scaffold with spread arms. “Nobody goes in!” {he} said. “Let go,” said the master suddenly. He had grown pale. He had heard it, too.",
    ],
    end: [
      "“Tock,” said the stone. It was not loud. “Everybody out!” roared the master. They were hardly on the grass when it gave way. The arch sank down, quite slowly, like somebody kneeling, and there was a cloud of dust, white as flour. Not one was missing.",
      "The master sat on a block, with his hat between his feet. “Forty years,” he said. Then he stood up in front of all those people and put his own hammer into {hero's} hand. “I've got the eyes,” he said, “but no longer the ears. You choose the stones. I'll only lay those that sing for you.”",
      "+ So they began again from the bottom. {Hero} knocked on each block, ten thousand and more, through summers and winters. {He} knew that {he} would hardly see the end of it. “Doesn't that trouble you?” asked the children who brought the water. “Whoever plants an oak,” said {hero}, “doesn't sit in the shade, either.” And {he} showed them how to listen.",
      "@church It has stood ever since. Visitors lay their heads back and look up until their necks hurt. Only the ones who know go down on their knees by the first pillar. There, in a joint, burnt hard by the years, is the print of a thumb. And whoever knocks beside it hears it sing.",
    ],
  }),
];

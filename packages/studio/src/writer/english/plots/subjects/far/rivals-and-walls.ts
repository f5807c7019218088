import { role, story } from "../subject-story.ts";

/** Stories of a siege, a ship in circles, rivals, a healer and a last day. */
export const rivalsAndWalls = [
  story({
    says: [
      /\b(?:deaf|hard of hearing|cannot hear|can(?:'t|not) hear|could not hear|couldn't hear|lost (?:his|her) hearing|born without hearing)\b/i,
      /\b(?:siege|besieg\w*|war|enem(?:y|ies)|army|attack\w*|soldiers?|tunnel\w*|digging|battle\w*|invad\w*|castle|fortress|city wall|walls?)\b/i,
      /\b(?:(?:feels?|felt|notic\w*|sees?|saw|vibration\w*|only one|trembl\w*|drum\w*|bell\w*)|dig(?:s|ging)?|dug|wall|warn\w*|sav(?:e|es|ed)|messag\w*|signs?|hands?)\b/i,
    ],
    may: [role("friend", "brother|sister|friend|father|mother|grandfather|grandmother|captain|dog")],
    unless: /\b(?:beethoven|composer|concert|space\w*|robot|zombie\w*)\b/i,
    of: "people",
    after: [
      "@castle(hero look) {Hero} had never heard the horns of the enemy, or the shouting on the wall. But {he} felt things. And since yesterday there was something new under {his} bare feet: a dull, steady knocking, deep down, like a heart.",
      [
        "@street(hero talk, friend talk) {Hero} took {thefriend's} hand and laid it flat on the stones. {Thefriend} waited, and frowned, and felt nothing. “The enemy are digging,” said {hero} with both hands, in signs. “They're digging a tunnel under the wall.”",
        "@street(hero run) {Hero} ran to the captain, pointed at the ground and showed with both hands: somebody is digging. They are digging under the wall! The captain spoke very big and slowly, as people do with the deaf. {Hero} read it from his lips: “My men have listened. There is nothing to hear.”",
      ],
      "@castle(hero stand) “We have put our ears to the ground,” the captain of the wall said, “and they are good ears.” But the enemy had wrapped their picks in wool, because they, too, thought only of ears. Nobody had thought of feet.",
      "+ @castle.night(hero walk) By night {hero} walked barefoot along the inside of the wall, step by step, with a piece of chalk. Where the knocking was weak {he} drew a small circle, and where it was strong a large one. In the east, behind the bakery, it was so strong that {his} teeth trembled. They were almost through.",
      "@castle.night(hero carry) How do you show a feeling to people who only believe what they hear? Then {he} ran and fetched the big drum, laid it flat on the ground behind the bakery, and threw a handful of dried peas on it. {He} pulled the captain by the sleeve, and pointed.",
    ],
    end: [
      "@castle.night(hero point) The peas lay still. The captain sighed and turned to go. Then one pea jumped. After it jumped a second, and then they all danced on the skin of the drum, hop, hop, hop, in time with the picks below. {Hero} saw the captain's mouth fall open.",
      "@castle.night(hero dig) They dug from above, as quietly as cats, and led the water of the mill stream into the hole. Then there was a great deal of splashing, and on the far side of the wall the enemy came up out of their own tunnel, wet to the beards, and without their picks.",
      [
        "@castle.dawn(hero stand, friend hug) On the next morning the siege was over. The whole city cheered under the wall with open mouths, and {hero} could not hear it. Then {thefriend} jumped up and down, once, with both feet, and the people understood. They all stamped, thousands of them, together. {Hero} stood barefoot in the middle of it and felt it up to {his} hair.",
        "@castle.dawn(hero stand) On the next morning the siege was over. The whole city cheered under the wall with open mouths, and {hero} could not hear it. Then a small girl jumped up and down, once, with both feet, and the people understood. They all stamped, thousands of them, together. {Hero} stood barefoot in the middle of it and felt it up to {his} hair.",
      ],
      "@castle.golden(hero sit) Since then the watch on that wall goes barefoot, even in winter. In the guardroom stands a drum with peas on it. And every soldier there learns one sign before any other, flat hand on the heart and then on the ground: I am listening.",
    ],
  }),
  story({
    says: [
      /\b(?:generation ship|spaceship|space ?ship|starship|ark ship|colony ship|ark)\b/i,
      /\b(?:(?:in|going (?:round )?in) (?:a )?circles?|never (?:left|moved|took off|launched)|not (?:moving|flying)|(?:no|wrong) (?:destination|course|direction)|off course|turned (?:around|back)|round and round|still on earth|same (?:star|stars|place)|orbit\w*)\b/i,
      /\b(?:discover\w*|f(?:inds?|ound)(?: out)?|realis\w*|realiz\w*|notic\w*|learn(?:s|ed)|calculat\w*|sees?|saw|has been|have been|had been)\b/i,
    ],
    may: [role("captain", "captain|commander|council|computer|grandmother|grandfather|father|mother|teacher")],
    of: "people",
    after: [
      "@spaceship(hero look) It was a small red star with a white one next to it, like a cherry and a pip. {Hero} had drawn it once as a child, at the round window by the school. And now there it was again, in the same place, on the same day of the year. Out there nothing comes back, they had all been taught. We fly straight on.",
      "@spaceship.night(hero read) {Hero} got out the oldest charts of the ship, those on paper, and laid them one on top of the other against the lamp. After sixty years it came round to where it had begun. The whole ship was flying in a circle.",
      [
        "@spaceship(hero talk, captain talk) {Hero} went to {thecaptain} with the charts. “You are the fourth to find it out,” said {thecaptain} quietly. “In three hundred years there have been three. And all of them, when they knew the reason, kept silent.”",
        "@spaceship(hero talk) {Hero} went with the charts to the oldest engineer on board. She looked at them for a long time, and then shut the door. “You are the fourth to find it out,” she said quietly. “In three hundred years there have been three. And all of them, when they knew the reason, kept silent.”",
      ],
      "@spaceship(hero look) The reason lay in a drawer: a grey lump of metal, a bolt as thick as an arm. It had broken in the first year, at the rudder, on the outside. To mend it, somebody would have to go out, and the engines would have to stop for an hour: light, heat and air, for eight thousand people in the dark.",
      "+ @spaceship.night(hero walk) {Hero} walked home through the gardens of the ship. Under the lamps people sat on their doorsteps and told their children about the new world: blue hills, real rain. They had told it like that for twelve generations. {Hero} knew now that the children of these children would tell it in just the same words, going round and round.",
    ],
    end: [
      "@spaceship(hero stand) In the morning {hero} rang the big bell in the square. {He} hung up the charts for all to see, and drew the circle with a red pencil. “We've been lied to,” said a man. “Yes,” said {hero}. “Out of fear, and out of kindness. I need one hour of darkness from you. Then we can fly straight on.”",
      "@space(hero fly) They sat close together in the dark, eight thousand of them, with blankets, and sang so as to know that the others were there. Outside {hero} hung on a rope over all the stars, with the new bolt on {his} back.",
      "@spaceship(hero look) Then the lights came on. But on the next day of the year when the red star should have come back to the round window, {hero} sat in front of it with half the school. There was another star there, a yellow one, which no one had ever seen.",
      "@spaceship.golden(hero stand) On the wall of the school hung the old chart with the red circle. Under it was a new one, and on it a line, perfectly straight, that grew each year by the breadth of a thumb. The smallest child was always allowed to draw it.",
    ],
  }),
  story({
    says: [
      /\b(?:rivals?|rival \w+|enem(?:y|ies)|opponents?|competitors?|hate[sd]? each other|ex-?(?:husband|wife|friends?)|former friends|sworn)\b/i,
      /\b(?:(?:one|same|a|single|shared?|tiny|small|their) (?:\w+ )?(?:tent|hut|cabin|shelter|cave|snow cave|igloo|crevasse|ledge|bivouac|sleeping bag|lifeboat))\b/i,
      /\b(?:storms?|snow(?:storm|ed)?|blizzard|mountain\w*|peak|climb\w*|summit|expedition|glacier|himalaya\w*|pole|ice|everest|antarctic\w*|arctic|avalanche|trapped|stuck|night)\b/i,
    ],
    may: [
      /\b(?<shelter>tent|hut|cabin|shelter|snow cave|cave|igloo|crevasse|ledge|bivouac)\b/i,
      /\b(?<goal>summit|peak|pole|top)\b/i,
    ],
    unless: /\b(?:school|camp counsellor|summer camp|space\w*|chef|bak\w*|wedding|war|soldiers?|christmas)\b/i,
    of: "people",
    after: [
      "@snow.storm Outside the storm threw itself at the {shelter} like a bear. It was just big enough for one and a half. The two rivals lay in it back to back, because that way they did not have to look at each other.",
      [
        "@snow.storm(hero talk, mate talk) “Your elbow is in my half,” said {hero}. “Your half is in mine,” said {talker}. They drew a line with a piece of rope through the middle of the {shelter}: here your stove, there my food. Only then did they notice it. One side had the stove and no food, and the other had the food and no stove.",
        "@snow.storm “Your elbow is in my half,” said one of the rivals. “Your half is in mine,” said the other. They drew a line with a piece of rope through the middle of the {shelter}: here your stove, there my food. Only then did they notice it. One side had the stove and no food, and the other had the food and no stove.",
      ],
      "@snow.storm The soup was eaten in silence, out of one pot, with one spoon, which went across the rope and back. In the second night the cold came through everything. First the rope slipped. Then the two sleeping bags were zipped into one, without a word, and without a look.",
      "+ @snow.storm You cannot lie for three days in one {shelter} without talking. It turned out that both rivals were afraid of the dentist. Both had a father who had never once said “well done”. And each of them had kept every newspaper photo of the other, pinned to a wall, to train harder. “On which wall?” “Over the bed.” They laughed so much that snow fell from the roof.",
      "@snow.dawn On the fourth morning it was quiet. The sky was so blue that it hurt, and the summit stood over them, quite near. There was strength left for one of them to go up, with all of the food and the rope. The other would have to wait below. They looked at each other.",
    ],
    end: [
      [
        "@mountain(hero talk, mate talk) “You go,” said {hero}. “No, you,” said {talker}, and it nearly came to a quarrel again. {Hero} looked up at the summit and down at the frozen fingers beside {him}, which could not even tie a boot any more. Then {he} tied the rope around both of them and turned {his} back on the summit. “I'm hungry,” {hero} said. “Let's go down.”",
        "@mountain “You go,” said the first. “No, you,” said the second, and it nearly came to a quarrel again. They played it out with a stone in the fist. Then the winner looked up at the summit, and down at the other's frozen fingers, which could not even tie a boot any more. “I'm hungry,” the winner said, and tied the rope around both of them. “Let's go down.”",
      ],
      "+ @snow It was the worst way either of them had ever gone. When one fell, the other held. When one wanted to lie down in the snow, the other called up all the insults of twenty years, one after another, until the first got up again in a fury. They had run out of insults by the time that they saw the lamps of the lower camp.",
      "@mountain(hero climb, mate climb) In the following summer they climbed it again, on one rope. Ten steps below the summit both stopped to let the other go first, and they stood there until their noses were blue. In the book at the top it says, in two handwritings and in one line: we were both second.",
      "@room On the walls over two beds, in two countries, there is only one photo left, and it is the same. It shows two people with white noses, a torn {shelter}, and a single spoon. They still quarrel every week, by telephone. It is mostly about whose elbow it was.",
    ],
  }),
  story({
    says: [
      /\b(?:healer|doctor|herbalist|medicine woman|medicine man|midwife|apothecary|nurse|physician|wise woman|pharmacist|shaman|medic|wizard|witch|alchemist)\b/i,
      /\b(?:(?:only )?(?:enough|one|single|last|a single) (?:\w+ ){0,2}?(?:medicine|dose|cure|potion|remedy|antidote|vial|vaccine|bottle|herb|pill)|(?:enough )?(?:medicine|dose|cure|potion|remedy|antidote|serum|vaccine) (?:only )?(?:is |was )?(?:enough )?(?:only )?for (?:only )?one|only (?:save|heal|cure|help) one|(?:choose|decide|choice))\b/i,
      /\b(?:son|daughter|child\w*|lord's|king\w*|queen|enem(?:y|ies)|brother|sister|stranger|patients?|husband|wife|prince|princess|friend|two|village)\b/i,
    ],
    may: [
      /\b(?<cure>medicine|dose|cure|potion|remedy|antidote|serum|vaccine|herb)\b/i,
      /\b(?<first>(?:her|his|their) own (?:son|daughter|child|brother|sister|mother|father|husband|wife|grandson|granddaughter|grandchild))\b/i,
      /\b(?<second>(?:the|a|her|his) (?:(?:lord|king|queen|enemy|baron|chief|general|duke|count|mayor|landlord|governor|neighbour)'s (?:son|daughter|child|wife|brother|only son|heir)|enemy(?: soldier| general)?|stranger|prince|princess|king|lord|murderer|neighbour|soldier|general))\b/i,
    ],
    unless: /\b(?:organ|transplant|hospital|surgeon|love potion|zombie\w*|space\w*|covid|dragon|stammer|clinic)\b/i,
    of: "people",
    after: [
      "@room.night(hero look) {Hero} held the little flask up to the candle. It was enough {cure} for one, and it would not be enough for two, whichever way {he} held it. In the two beds there was the same fever, and the same quick, small breathing.",
      [
        "@room.night(hero sit) In the left bed lay {first}. In the right bed lay {second}, carried in at dusk in a blanket. {He} sat on the stool exactly between them, because {he} could not bear to move it to the one side or to the other.",
        "@room.night(hero sit) {Hero} had laid a wet cloth on each of the two foreheads. {He} sat on the stool exactly between the beds, because {he} could not bear to move it to the one side or to the other. Nobody spoke.",
      ],
      [
        "@room.night(hero talk) There was a knock. “You know what you have to do,” said the man at the door, and laid a purse of gold on the table. “Save {second}. If not, they will burn your house down.” {Hero} gave him back the purse. “Gold does not bring down a fever,” {he} said, “and nor does fire. Go and fetch me snow from the mountain, if you want to be of use.”",
        "@room.night(hero talk) There was a knock. “You know what you have to do,” said a man at the door, and laid a purse of gold on the table. {Hero} gave him back the purse. “Gold does not bring down a fever,” {he} said. “Go and fetch me snow from the mountain, if you want to be of use. Take them all along. Bring sledges.”",
      ],
      "+ @room.night(hero read) {Hero} got down all the books, and the notes of the old healer who had taught {him}. They said what {he} knew already: the whole {cure} for a grown patient, less for a small one. {Hero} read the line again. The old healer had never been in want of anything. Nobody had ever tried to find out how little was enough.",
      "@room.night(hero stand) At three in the morning the breathing in both beds grew shallow. {His} hand with the spoon went to the left, and stopped in the air; it went to the right, and stopped as well. Then {he} turned round, took two cups from the shelf, and set them side by side.",
    ],
    end: [
      "@room.night(hero give) {Hero} poured half of the {cure} into the one and half into the other, drop by drop, and counted. It was too little to heal. But it might be enough to hold the door shut until help came. “You've both got to do the rest yourselves,” {he} whispered, “and I'll do the third half.”",
      "@snow.dawn(hero carry) The snow came before sunrise. They carried it in, in buckets, in hats, in a silver bowl, and {hero} packed both of the sick in it, to the chin, and rubbed, and changed it, hour by hour.",
      "@room.golden(hero sleep) On the second evening a voice said: “I'm cold.” And from the other bed came another: “I'm hungry.” {He} set down the bucket, laid {his} head on the edge of the bed, on the left one or the right, {he} could not tell, and slept for a day and a night.",
      "@room(hero write) In the book of remedies there is a new page, in {hero's} hand. “Of the {cure}, half is enough,” it says, “if you add a village.” Whoever comes to {hero} with a fever gets to drink from them, out of the one or out of the other.",
    ],
  }),
  story({
    says: [
      /\b(?:last (?:day|night|hours?|evening|week|morning) (?:of the world|on earth|of the earth|before the (?:end|world|asteroid|comet|meteor))|world (?:is going to end|will end|ends?|ended|was going to end|would end|is ending|was ending)|end of the world|(?:comet|asteroid|meteor\w*) (?:\w+ ){0,6}(?:hits?|earth|tomorrow|tonight|destroy\w*|strike\w*))\b/i,
      /\b(?:decid\w*|want\w*|spend\w*|spent|cook\w*|bak\w*|paint\w*|plant\w*|finish\w*|opens?|opened|visit\w*|phon\w*|call\w*|walk\w*|danc\w*|play\w*|keeps?|kept|still|goes|went|wait\w*|garden\w*|dinner|neighbou?rs?|shop|family|apolog\w*|forgiv\w*|love|driv\w*|drove|work)\b/i,
    ],
    may: [
      /\b(?<act>(?:finish\w*|paint\w*|plant\w*|bak\w*|cook\w*|mend\w*|repair\w*|wash\w*|clean\w*|open(?:s|ed)?|water(?:s|ed)?) (?:painting |planting |mending |building )?(?:her|his|the|a|an|their) (?<work>(?:[a-z]+ )?[a-z]+))\b/i,
      role(
        "friend",
        "neighbour|brother|sister|son|daughter|wife|husband|granddaughter|grandson|friend|mother|father|dog|cat",
      ),
    ],
    unless:
      /\b(?:superhero|stop the|save the world|robot|zombie\w*|prevent|scientists? (?:must|has|have)|school|video game|mission|edge of|house at the end|pub at the end|restaurant at the end)\b/i,
    of: "people",
    after: [
      [
        "@garden(hero stand) In the sky stood the second sun, a little bigger than yesterday. {Hero} shaded {his} eyes, nodded to it and looked at the {work}. “If the world has to end,” said {hero}, “it does not have to end half done.”",
        "@street(hero stand) In the sky stood the second sun, a little bigger than yesterday. {Hero} shaded {his} eyes and nodded to it. {He} made {his} bed that morning, all the same, and shook out the pillow. “If the world has to end,” said {hero}, “it does not have to end untidy.”",
      ],
      "@street(hero look) On the road the cars stood packed, bumper to bumper, all of them hooting. They were all going somewhere else, though the end of the world would be there as well. “Get in!” called a man with a mattress on his roof. “What for?” asked {hero}. After a while he turned off the engine.",
      [
        "@street(hero talk, friend talk) Then {thefriend} came up to {hero} and stood there. “Are you not afraid?” “Oh, I am,” said {hero}. “But I've noticed that I'm less afraid if I've got something in my hands.” Then {thefriend} joined in, and they did not speak for a while, and it was good.",
        "@street(hero talk) The man with the mattress came up to {hero} and stood there. “Are you not afraid?” he asked. “Oh, I am,” said {hero}. “But I've noticed that I'm less afraid if I've got something in my hands.” Then he joined in, and they did not speak for a while, and it was good.",
      ],
      "+ @street People got out of the cars, because somebody there was doing something so calmly. A woman had a cake in a hatbox. A boy had a trumpet that he had never been allowed to play after eight. “Today you may,” said {hero}. Two brothers who had been at law over a hedge for nineteen years found that they both had scissors with them, and cut it.",
      "@street.golden(hero sit) By evening a long table stood across the road, made of doors. There was everything on it that people had been saving: the good wine, the jam from the wedding year. The second sun filled half of the sky by now.",
    ],
    end: [
      "@street.night(hero sit) The last hour came, and they all held hands, round the whole table. {Hero} said what {he} had long wanted to say, to the person whom it was meant for, and it took no more than four words. A wind went over the roofs, and everything became white. {Hero} shut {his} eyes.",
      "@street.dawn(hero look) When {he} opened them again, a dog was eating the cake. It was morning. The second sun had gone over to the other side of the sky, and it was smaller, and it got smaller still as they looked. On the radio a professor stammered something about the third decimal. It had passed by a hair.",
      [
        "@garden.dawn(hero stand) Nobody knew what to say. {Hero} looked at the {work} in the new sun for a long time. “Well,” said {hero}, and had to lean on something, “then the {work} will have to last, after all.” It was the first joke of the new world, and they laughed until they cried.",
        "@garden.dawn(hero stand, friend hug) Nobody knew what to say. “Well,” said {hero} to {thefriend}, and had to lean on something, “then I'll need to do the other side, too.” It was the first joke of the new world, and they laughed until they cried.",
        "@garden.dawn(hero stand) Nobody knew what to say. “Well,” said {hero}, and had to lean on something, “then somebody will have to do the washing up.” It was the first joke of the new world, and they laughed until they cried.",
      ],
      "@street.golden(hero sit) In that street they celebrate the last day of the world every year, at a long table. Before the cake is cut everybody has to say one thing aloud that should not wait.",
    ],
  }),
];

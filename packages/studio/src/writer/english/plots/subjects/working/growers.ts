import { role, story } from "../subject-story.ts";

/** Stories of gardeners, beekeepers, and of people who look after animals for a living. */
export const growers = [
  story({
    says: [
      /\b(?:gardeners?|community garden|rose garden|allotments?|garden|greenhouse|park keeper)\b/i,
      /\b(?:car park|parking (?:lot|garage|spaces?)|tower block|motorway|highway|shopping (?:mall|centre|center)|supermarket|bulldoz\w+|developers?|build(?:s|ing)? (?:houses|flats|a hotel|an office|offices|luxury)|luxury (?:flats|apartments)|torn down|pav(?:e|ed) over|concrete)\b/i,
    ],
    may: [
      role(
        "helper",
        "granddaughter|grandson|girl|boy|neighbour|neighbours|neighbor|neighbors|wife|husband|children|daughter|son|mayor's daughter|schoolchildren",
      ),
      role("boss", "mayor|developer|builder|bulldozer driver|driver|owner|manager"),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|gnomes?|witch|dragons?|fair(?:y|ies)|aliens?|bod(?:y|ies)|hedgehogs?|mole|shop|(?:turn|chang|convert|transform)\w* (?:[^. ]+ ){1,6}?into (?:an? )?(?:[a-z]+ )*(?:garden|allotment|greenhouse|park))\b/i,
    of: "people",
    after: [
      "@garden(hero read) {Hero} read the letter among the beds, standing up, with earth on {his} thumbs. On the plan that came with it the garden was a grey square with white lines. The old pear tree was parking space number forty.",
      [
        "@garden(hero talk, helper talk) “What will you do?” asked {helper}. “Water the beans,” said {hero}. “They can't read.” But {he} did not sleep that night. In the morning {helper} found {him} on the path with a pot of white paint. {Hero} was drawing the lines of the plan on the ground, and a number in each of the spaces.",
        "@garden(hero talk) “What will you do?” asked the neighbours over the fence. “Water the beans,” said {hero}. “They can't read.” But {he} did not sleep that night. In the morning the neighbours found {him} on the path with a pot of white paint. {Hero} was drawing the lines of the plan on the ground, and a number in each of the spaces.",
      ],
      [
        "@street(hero talk, helper walk) “If they want parking spaces, they shall have them,” said {hero}. {Helper} went from door to door through the town with a list. “Would you like to rent a space?” {helperhe} asked. “Four pounds a month. But you can't put a car on it.” By Sunday every number had a name beside it, and every name had brought something to plant.",
        "@street(hero talk) “If they want parking spaces, they shall have them,” said {hero}, and went from door to door through the town with a list. “Would you like to rent a space?” {he} asked. “Four pounds a month. But you can't put a car on it.” By Sunday every number had a name beside it, and every name had brought something to plant.",
      ],
      [
        "@garden(hero sit, boss stand) The lorries came on a Monday at seven, and {boss} with them, in a white helmet. {Boss} wanted to give the sign, and stopped with one arm in the air. All the spaces were taken, and in number forty, under the pear tree, sat {hero}.",
        "@garden(hero sit) The lorries came on a Monday at seven, with a man in a white helmet. He wanted to give the sign, and stopped with one arm in the air. All the spaces were taken, and in number forty, under the pear tree, sat {hero}.",
      ],
    ],
    end: [
      [
        "@garden(hero give, boss read) “You can't stop here,” said {boss}. “It's a car park.” “It's full,” said {hero}, and held out the list, with every receipt. {Boss} read it from top to bottom. At number thirty the eyes stopped moving. “That's my mother's name,” said {theboss}. And from behind the beans came a voice: “Take off that helmet when you talk to people.”",
        "@garden(hero give) “You can't stop here,” said the man. “It's a car park.” “It's full,” said {hero}, and held out the list, with every receipt. The man read it from top to bottom. At number thirty his eyes stopped moving. “That's my mother's name,” he said. And from behind the beans came a voice: “Take off that helmet when you talk to people.”",
      ],
      "+ @garden(hero talk) The drivers switched off their engines, one after the other, and in the silence the bees could be heard. One of the drivers asked whether there was a space left. “Number twelve,” said {hero}. “It gets the evening sun.” He rang up his wife, and by noon the digger was digging after all, but it dug the hole for a cherry tree.",
      "@garden(hero read) The newspaper wrote that this car park earned more than any other in town, and that nobody had ever seen a car in it. The town hall sent another letter. {Hero} read it among the beds, standing up. This time there was no plan with it, only a question: was number forty-one still free?",
      "@garden(hero give) The white lines are still there in spring, before everything has grown over them. In autumn there are pears. {Hero} puts them out in a basket at the gate, with a slip of paper: please take one, and mind the traffic.",
    ],
  }),
  story({
    says: [
      /\b(?:bee ?keepers?|beekeeping|beehives?|hives?|apiary|honey (?:farm|maker|farmer))\b/i,
      /\b(?:empty|gone|disappear\w*|vanish\w*|dying|dead|died|flew (?:away|off)|leave|left|swarm\w*|missing|sick|silent|no (?:honey|bees))\b/i,
    ],
    may: [
      role(
        "child",
        "granddaughter|grandson|girl|boy|daughter|son|niece|nephew|apprentice|neighbour|neighbor|neighbour's daughter|neighbour's son",
      ),
    ],
    unless:
      /\b(?:murder\w*|killed|ghosts?|robots?|witch|dragons?|bears?|allergic|queen (?:bee )?called|little bee|young bee|a bee (?:who|that|called|named))\b/i,
    of: "people",
    after: [
      [
        "+ @garden(hero look, child look) {Hero} lifted one lid after the other and put each of them back as softly as the lid of a cradle. “Listen,” {he} said. {Child} laid an ear against the wood. In there it used to hum, summer and winter. Now there was nothing but the wind. “Where do they go?” asked {child}. “I wish I knew,” said {hero}.",
        "+ @garden(hero look) {Hero} lifted one lid after the other and put each of them back as softly as the lid of a cradle. {He} laid an ear against the wood. In there it used to hum, summer and winter. Now there was nothing but the wind. {Hero} took off the veil, because there was nobody left to be afraid of.",
      ],
      [
        "@garden(hero talk, child talk) “You have to tell the bees everything,” {hero} had always said. “Births, deaths, weddings. Otherwise they are hurt and leave.” {Child} thought hard. “Have we kept anything from them?” {Hero} looked at {his} boots. {He} had not told them that last winter the house had become so quiet. {He} had hardly told anybody.",
        "@garden(hero sit) “You have to tell the bees everything,” {hero's} mother used to say. “Births, deaths, weddings. Otherwise they are hurt and leave.” {Hero} sat down on the bench before the hives and looked at {his} boots. {He} had not told them that last winter the house had become so quiet. {He} had hardly told anybody.",
      ],
      [
        "@meadow(hero run, child run) So they set out to look for them. {Hero} put a drop of honey on the back of {his} hand and stood quite still in the meadow. After an hour one single bee came, drank, and flew off in a straight line, over the hedge. “After her!” said {hero}. And {child} ran ahead through the nettles and pointed, while {hero} came panting behind.",
        "@meadow(hero run) So {hero} set out to look for them. {He} put a drop of honey on the back of {his} hand and stood quite still in the meadow. After an hour one single bee came, drank, and flew off in a straight line, over the hedge. {Hero} went after her, through nettles and two ditches, with {his} eyes on the sky.",
      ],
      "+ The bee was fast, and every quarter of an hour she was gone, and there had to be another drop and another wait. It went past the bare fields where nothing flowered any more from one fence to the other. “If I were a bee,” said {hero}, “I wouldn't have stayed here either.”",
      "@station(hero look, child look) Towards evening the line ended in the middle of the town, at the old railway yard, where no train had stopped for years. It was full of thistles, clover and wild roses, higher than {hero's} hat. And up in the wall of the signal box there was a hole, and all around it the air was brown and golden and sang.",
    ],
    end: [
      [
        "@station(hero talk, child stand) “There you are,” said {hero}. “They haven't run away. They've gone where there is something to eat.” {He} took off {his} hat, stepped under the hole in the wall, and told the bees everything, about the winter, and about the quiet house. {Child} held {his} hand.",
        "@station(hero talk) “There you are,” said {hero}. They had not run away. They had gone where there was something to eat. {Hero} took off {his} hat, stepped under the hole in the wall, and told the bees everything, about the winter, and about the quiet house.",
      ],
      "@farm(hero give) In the days that followed {hero} knocked at the farms. {He} had two pockets full of seed with {him}: clover, thistle, wild rose. “A strip as wide as a cart,” {he} said, “along the fence. That's all I ask.” Most of them remembered the taste of the honey, and held out their caps for the seed.",
      [
        "@garden(hero sit, child sit) In May the strips were in flower. {Hero} and {child} sat on the bench before the empty hives, and did not speak. First there was one bee, then there were ten. Then a cloud came over the hedge and went down on the hives as if it had only been out for a walk.",
        "@garden(hero sit) In May the strips were in flower. {Hero} sat on the bench before the empty hives. First there was one bee, then there were ten. Then a cloud came over the hedge and went down on the hives as if it had only been out for a walk. {Hero} could only nod.",
      ],
      "@garden.dusk(hero talk) The honey tastes a little of railway now. In the evening {hero} goes from hive to hive and knocks. “Nothing new today,” {he} tells them, “only that it's good to have you here.”",
    ],
  }),
  story({
    says: [
      /\b(?:zoo ?keepers?|zoo|animal keeper|wildlife (?:rescuer|park|centre|center|ranger)|animal (?:shelter|rescuer|sanctuary)|game ranger|safari park)\b/i,
      role(
        "cub",
        "baby hippo|baby elephant|baby gorilla|baby giraffe|baby rhino|baby monkey|baby chimpanzee|baby seal|baby bear|baby kangaroo|baby tiger|baby orangutan|polar bear cub|bear cub|lion cub|tiger cub|wolf cub|cub|calf|orphan|penguin chick|joey",
      ),
      /\b(?:bottle|milk|feed\w*|fed|rais\w+|reject\w+|orphan\w*|mother|look(?:s|ed)? after|take care|took care|hand-rear\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|escap\w+|stol\w+|st[eo]al\w*|thief|robots?|talk\w*|can speak)\b/i,
    of: "people",
    after: [
      "@barn.night(hero give, cub look) {Hero} put a mattress into the straw and set the alarm clock to every two hours. The first bottle was too hot, the second too cold. {Cub} pressed {cubhis} lips together and looked past {hero}, to the door through which a mother should have come. “I know,” said {hero}. “I'm not her. I'm only what there is.”",
      "@barn.night(hero give, cub eat) At four in the morning {hero} had an idea. {He} took the old coat with which {he} mucked out the stable, the one that smelled of animals and that {his} family would not have in the house. {He} hung it over {his} head and hummed, as deep as {he} could. Under the coat it sniffed. Then there was a tug at the bottle.",
      "+ @barn(hero carry, cub sleep) From that night {cub} followed {hero} like a shadow, to the pump and to the hay, and fell asleep on {his} boots, so that {he} could not get up. The colleagues laughed. “You've got milk on your ear,” they said. “Somebody has to hum,” said {hero}, and yawned till {his} jaw cracked.",
      "@barn(hero look, cub sit) But {cub} did not grow. The vet put {thecub} on the scales, and shook her head. “You're doing everything right,” she said. “There's one thing you can't do. You can't teach {cubhim} what {cubhe} is. {Cubhe} thinks {cubhe} is a person with a cold.” That evening {hero} looked over the wall into the enclosure, where the mother stood with her back turned.",
    ],
    end: [
      "@park(hero sit, cub sit) The next day {hero} did not wash. {He} hung the old coat on the fence of the enclosure, on the inside, and sat down beside it with {cub}. On the first day the mother stayed in her corner. On the second she walked past. On the third she stopped and smelled the coat for a long time: the straw, the milk, the small one's sleep.",
      "@park(hero look, cub look) “Don't move,” whispered the vet behind the glass. {Hero} did not even breathe. {Cub} lifted {cubhis} head and made a sound that {he} had never heard from {cubhim} before, quite deep, like a door in an old house. It was {hero}'s own humming. And the mother answered. She came one step nearer, bent down, and pushed {cub} gently against her side.",
      "+ @bedroom.night(hero sleep) It was what {hero} had hoped for, and {he} had to go behind the hay store for a while, where it was dusty and made {his} eyes run. That night {he} lay in {his} own bed. Every two hours {he} woke up, and there was no bottle to warm. So {he} turned to the wall and hummed a little for {himself}.",
      "@park.dusk(hero walk, cub sit) By now {cub} weighs more than the scales can show. When {hero} comes past in the evening with the barrow, there is a thud against the fence, and someone big and heavy lies down there, as near to {hero}'s boots as it can get.",
    ],
  }),
  story({
    says: [
      /\b(?:dog trainers?|trains? dogs|trained dogs|dog school|dog (?:show|contest|competition)|(?:guide|police|search|rescue|sniffer|truffle|sheep) ?dog)\b/i,
      /\b(?:listens? to nobody|never listens?|listened to nobody|obey\w*|disobedient|naughty|fail\w*|hopeless|worst|stubborn|lazy|afraid|sacked|fired|too (?:old|small|friendly|lazy|soft)|can(?:'t|not)|couldn't|won't|refuse\w*)\b/i,
      role(
        "dog",
        "dog|terrier|dachshund|poodle|puppy|labrador|sheepdog|police dog|rescue dog|guide dog|mongrel|beagle|bulldog|spaniel",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|talk\w*|sheep (?:laugh|talk)\w*|school (?:bag|boy|girl)|cats? (?:who|that))\b/i,
    of: "people",
    after: [
      "@meadow(hero talk, dog run) “Sit,” said {hero}. {Dog} lay down. “Lie down,” said {hero}. {Dog} went for a walk round the field, wagging at everybody, and came back with a shoe that belonged to the mayor. The other dogs sat in a row, as straight as bottles, and watched with their mouths open.",
      "@meadow(hero give, dog eat) {Hero} tried everything that is in the books, and then everything that is not. {He} tried sausages, a whistle, and a very serious voice. {Dog} ate the sausages, buried the whistle, and put {doghis} head on one side at the voice, as if {doghe} was sorry for {hero} because of the cold.",
      "+ @room(hero sit, dog sit) “Give {doghim} away,” people said. “It doesn't look good, someone like you with a dog like that.” {Hero} thought about it on the evening when {dog} ate the certificate off the wall. Then {dog} climbed on to the sofa, which was forbidden, and laid {doghis} chin on {hero}'s knee, and {hero} thought no more about it.",
      "@forest.dusk(hero look, dog sit) Then came the day when it mattered. A little boy from the next house had wandered off into the woods, and it was getting dark. The well-trained dogs went out in a line, left and right, as they had learned. They found a glove, a fox, and a picnic. Of the boy there was no trace. Only {dog} sat down beside {hero}, for the first time ever, and looked {him} in the eye.",
    ],
    end: [
      "@forest.night(hero run, dog run) “Go, then,” said {hero}, and undid the lead. “I shan't tell you anything.” {Dog} shot off, not along the path but straight through the brambles, in the one direction in which nobody had been sent. {Hero} ran behind with the torch. “Stop!” {he} shouted once, from habit. {Dog}, of course, did not stop.",
      "@forest.night(hero look, dog sit) They came to an old sandpit, with a hole under the roots. Somebody was talking down there. It was the boy. “I don't know the way home,” he was telling {dog}. {Hero} knelt down and shone the torch inside. There lay the boy and {dog}, nose to nose, and the boy was holding on to one ear. {Hero} did not call. {He} crept in to them.",
      "+ @street.night(hero carry, dog carry) At midnight {hero} carried the boy home, and {dog} carried his shoe. “Who trained that dog?” asked the policeman, and took out his notebook. {Hero} thought about it honestly. “Nobody,” {he} said. “That was the mistake of all the others. They were waiting to be told.”",
      "@room(hero sit, dog sleep) Since then {hero} has a new rule: for one hour in the week {dog} decides where they go. Mostly {dog} decides for the sofa, and {hero} sits down beside {doghim}.",
    ],
  }),
];

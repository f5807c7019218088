import type { ClauseScene } from "../clause-scene.ts";
import { event, inSentence } from "./event.ts";

const FOLK =
  /\b(?:witch\w*|wizards?|vampires?|ghosts?|dragons?|werew\w+|mummy|mummies|zombies?|monsters?|trolls?|giants?|aliens?|ogres?|skeletons?|goblins?|yeti|mermaids?|fair(?:y|ies)|knights?|pirates?|robots?|devil|death|santa|genie)\b/i;

/** Witches, wizards, ghosts, genies and dragons, and what magic does to people. */
export const magicFolk: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:could|can|was able to) only (?:do (?:his |her |its )?(?:magic|spells)|(?:do|cast|work|make) (?:a )?(?:magic|spells?|magic tricks)|conjure|enchant)(?: [a-z]+){0,2}? (?<cond>(?:when|if|while|after|by) [^.,]*(?:sneez|hiccup)[^.,]*)",
    ),
    after: [
      [
        0,
        "At school the others lifted their wands and said the words. {Doer} had a handkerchief and a pepper mill. “Whenever you are ready,” said the teacher, and took one step back.",
      ],
      [
        1,
        "It tickled. It came nearer, and then it went away again. “Look at the lamp,” said one. “Think of feathers,” said another. And just when everybody had stopped looking, it came: “Atishoo!” There was a bang, and the teacher had a beard of candyfloss.",
      ],
      [
        2,
        "There was one more difficulty. Nobody can say a spell with such a nose. What was meant to be a rabbit was a radish. What was meant to be gold was very, very cold.",
      ],
      [
        2,
        "In spring, when the birch trees were in flower, {doer} did not go out at all. The last time, half of the street had turned into penguins, and they had been offended.",
      ],
    ],
    end: [
      [
        0,
        "Then the river came over the wall, one night in May. The great ones stood on the bridge with their arms up and said all the words that they knew, and the water did not listen. “Where's the little one with the nose?” somebody called. {Doer} ran right through the flowering meadow, once from end to end. There were eleven, one after the other, and after the eleventh the river lay in its bed again and steamed a little.",
      ],
      [1, "“Bless you,” said the oldest of them all and took off his pointed hat. All the others said it too."],
      [2, "Some of them have begun to practise with pepper. They say that it isn't so easy."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:could|can|was able to) (?:only )?(?:do magic|cast spells|conjure|fly|talk|speak|sing|turn invisible|become invisible|be seen|see (?:him|her|it|them)|work|come out)(?: [a-z]+){0,2}?,? (?:but )?(?:only )?(?<cond>(?<=only )(?:when|if|while|in|on|after|during|as long as) [^.,]+|(?<=only [a-z ]{4,30})(?:when|if|while|after|as long as) [^.,]+)",
    ),
    after: [
      [
        0,
        "For the rest of the time there was nothing to be noticed at all. Then {doer} was like all the others, only a little more impatient. Who knows such a thing and has to wait is bound to be.",
      ],
      [
        1,
        "But {cond}, there was no time to lose. Everything that had been saved up came out at once, and in a great hurry, because it never lasted.",
      ],
      [
        2,
        "“Show us!” said the neighbours. “Not now,” said {doer}. “It has to be {cond}.” “Of course,” said the neighbours and winked at each other.",
        "“Now, please,” said the neighbours. Nothing happened. “Of course,” they said and winked at each other.",
      ],
      [
        2,
        "So it stayed a family secret. They made up a timetable for it and hung it up in the kitchen, next to the one for the dustbins.",
      ],
    ],
    end: [
      [
        0,
        "One afternoon nobody had winked or asked, and just then it was right. Outside a very small girl was sitting on the step and crying, with nobody to take her home. {Doer} did not wait for an invitation. It took a minute and a half. It was the best minute and a half there had ever been, and at the end of it the girl was laughing and knew the way.",
      ],
      [
        1,
        "“How did you do that?” asked the neighbours, all at once and without winking. But by then it was over. They had to wait until the next time, like everybody else.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?<being>(?:an?|the) (?:[a-z]+ )?(?:dragon|baby dragon)) (?:was |who |that |which )?(?:living|lived|lives|hiding|hid|asleep|sleeping|slept|moved|nested|sitting|sat)? ?(?:in|into|inside) (?<spot>(?:his|her|their|the|our|my) (?:[a-z]+ ){0,2}?(?:oven|stove|fireplace|boiler|chimney|kettle|toaster|heater|radiator|bread oven|pizza oven|barbecue|grill|furnace))",
    ),
    idea: /\b(?:bak\w+|pizz\w+|bread|restaurant|caf[eé]|cook|chef|smith\w*|inn)\b/i,
    after: [
      [
        0,
        "It was no bigger than a loaf, and it sat in the middle of the embers like somebody in the bath. “Shut the door, please,” it said. “It's getting cold.”",
      ],
      [
        1,
        "“You can't stay here,” said {doer}. The dragon breathed out, once, quite gently. What had been standing there came out golden all round, with a crust that crackled. {Doer} tasted a bit of it, and then another bit. “Perhaps until Friday,” {doerhe} said.",
      ],
      [
        2,
        "Soon there was a queue as far as the chemist's. “What is your secret?” they all asked. “The heat,” said {doer}, and stood in front of the little window. Something hiccupped behind {doerhim}, and a smoke ring floated across the counter.",
      ],
      [
        2,
        "In the evening the dragon got what was left over, with a spoonful of pepper. It liked poppy seeds best. Whoever came near enough could hear that it sang while it worked.",
      ],
    ],
    end: [
      [
        0,
        "Then came an inspector with a hard hat and a torch. He bent down and shone it right in. The dragon blinked. “Is that a naked flame?” asked the inspector. “It has a scarf on,” said {doer}. The inspector thought about that for a long time. Somebody handed him something warm to eat, and while he was chewing, he wrote: “Heating: in good health.”",
      ],
      [
        1,
        "It has grown a bit since then. They have had the wall moved, and above the door there is a new sign, with a small tail on the last letter.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:wanted|dreamed|dreamt|wished|hoped|longed) (?:to (?:be|become|join)|of (?:being|becoming)) (?:an? |the )?(?<dream>firefighter|fireman|firewoman|fire brigade|fire department|fire engine|member of the fire brigade)",
    ),
    idea: /\bdragon\b/i,
    after: [
      [
        0,
        "“A dragon,” said the captain of the fire brigade and turned the application form over, in case there was a joke on the back. “You do know that we put it out?” “That's just why,” said the dragon.",
      ],
      [
        1,
        "The helmet was too small, so they took the big soup pot from the canteen. {Doer} fitted on the pole only if one pushed. But {doerhe} knew more about fire than all of them together: which way it turns, what it likes to eat, and when it is only pretending to be asleep.",
      ],
      [
        2,
        "At the first practice somebody lit a basket of straw. {Doer} took a deep breath, because one ought to blow out candles. After that they needed a new basket, a new fence, and a new hose. “From now on,” the captain said, “you only breathe in.”",
      ],
      [
        2,
        "At night, when nobody was there, {doer} practised with a match. One has to look at it for as long as it burns. On the first night {doerhe} shut both eyes. On the sixth it was only one.",
      ],
    ],
    end: [
      [
        0,
        "Then the mill was on fire, right up under the roof, and no ladder was long enough. Up there a cat was crying, and behind the cat a boy. {Doer} did not count to three. {Doerhe} flew straight through the smoke, as only somebody can who does not burn, and breathed in. {Doerhe} breathed in until there was not a spark left in the whole mill, and then came out backwards, with the boy on one side and the cat on the other.",
      ],
      [
        1,
        "{Doer} had hiccups for a week, and each time there was a small puff of mill. On the hook in the fire station, between the helmets, hangs a soup pot. There is a name on it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:gave|gives|granted|offered|had|got|has|was given|were given|received|won|was granted) (?:[a-z' ]+ )?(?<count>three|3|two|five|ten) (?:magic )?wish(?:es)?|\\bgenie\\b[^.]*\\bwish(?:es)?",
    ),
    idea: /^(?=.*\b(?:genie|djinn|jinn|lamp|bottle)\b)(?!.*\bwish(?:ed|es)? (?:for|that|to|he|she|it) )/i,
    after: [
      [
        0,
        "One ought to be told of such a thing the day before, so that one could make a list. “Take your time,” said the voice from the smoke. “But don't say anything carelessly.”",
      ],
      [
        1,
        "Everybody in the street knew what one had to take. “Gold,” said the baker. “A pond,” said the duck woman. “That it's Friday,” said the schoolchildren. Nobody asked for the same thing, and everybody wanted to be thanked for the idea.",
      ],
      [
        2,
        "One of them was gone before anybody had noticed it. It slipped out at breakfast, together with a yawn: “If only this egg were a bit softer.” There was a clap of thunder. It was a very good egg.",
      ],
      [
        2,
        "That night nobody slept well. When one may have everything, one lies there and looks at what one has got: the lamp, the coat on the hook, the sound of the sea or the street. It was hard to say what was missing.",
      ],
    ],
    end: [
      [
        0,
        "“And you?” the question came in the end. “What would you wish for?” The smoke stood quite still. “Nobody has asked me that for two thousand years,” it said. “A chair, perhaps. I've been floating all this time. And somebody who says good night.” There was a chair. It had been there all along. The last wish was not even needed for it.",
      ],
      [
        1,
        "So one wish was left over. They put it in a jam jar with a lid, up on the shelf, for a rainy day. There has been some rain since then, but so far it has never been bad enough.",
      ],
      [2, "“Good night,” they say in the evening, and somebody answers."],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:was|were|is|be|had) (?<feast>christmas|(?:his|her|their|my) birthday) every ?(?:single )?day|every ?day (?:was|were|is|would be|could be) (?<feasts>christmas|(?:his|her|their|my) birthday))",
    ),
    after: [
      [
        0,
        "On the first day it was just as it should be. On the second day it was nearly better, for who gets that twice running? On the third day somebody asked at breakfast whether there was also some ordinary bread.",
      ],
      [
        1,
        "In the second week they had heard all the songs. In the third week nobody asked “And what is in there?” any more. They put it on top of the pile, and the pile had reached the ceiling.",
      ],
      [
        2,
        "The baker sat on his steps with flour in his hair and slept. The postman came with a wheelbarrow. “When is it over?” he asked. “Never,” said {doer}, and noticed that it sounded different from what {doerhe} had thought.",
      ],
      [
        2,
        "“What are you looking forward to?” asked Grandma, as she always did at bedtime. {Doer} thought and thought. Tomorrow was the same again. There was nothing there to look forward to.",
      ],
    ],
    end: [
      [
        0,
        "That night {doer} stood at the window. “I wish,” {doerhe} said softly, “that it were Tuesday. A quite ordinary one, with rain.” In the morning it was raining. There was ordinary bread with ordinary butter, and {doer} had three slices of it.",
      ],
      [
        1,
        "On the wall there is a calendar now, and every evening {doer} crosses out a day. It is a long way until then. It is a wonderfully long way.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:lost|could not find|couldn't find|forgot|had lost) (?:her|his|the|its) (?:[a-z]+ )?(?:broom|broomstick|flying broom)|\\b(?:her|his|the) (?:[a-z]+ )?(?:broom|broomstick) (?:was (?:stolen|gone|missing)|had disappeared|disappeared)",
    ),
    idea: /\b(?:witch\w*|wizards?|sorcer\w+|magicians?)\b/i,
    after: [
      [
        0,
        "It was neither behind the stove nor on the roof. {Hero} tried the mop. It flew, but only backwards, and it dripped on the people.",
      ],
      [
        1,
        "The rake flew well, but one could not sit on it. The vacuum cleaner flew as far as its cable. In the end {hero} stood in front of the house in {his} good hat, and {his} good hat was already getting wet.",
      ],
      [
        2,
        "“Why don't you walk?” asked the cat. {Hero} looked down. {He} had not thought of that for two hundred years.",
      ],
    ],
    end: [
      [
        0,
        "It turned up where nobody had looked: at the school next door. The caretaker had swept the yard with it and wondered why he was so quick today. “It pulls to the left,” he said as he gave it back. “Always has,” said {hero}.",
      ],
      [
        1,
        "Since then it hangs on a hook, with a label: “Not for leaves.” But on Fridays {hero} lends it to the caretaker for half an hour, because it had enjoyed that so much.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:had|has) to (?:take|use|ride|catch|go by|travel by)|took|rode|caught|must take|travelled by) (?:the |an? )?(?<ride>bus|train|tram|underground|subway|metro|taxi|escalator|school bus|night bus)",
    ),
    idea: FOLK,
    after: [
      [
        0,
        "At the stop three people were standing under one roof, and they all moved over a little. “Is this where one gets on?” asked {hero}. “If it comes,” said a man with a newspaper.",
      ],
      [
        1,
        "It came. “Single or return?” asked the driver and did not look up. {Hero} put on the counter what {he} had in {his} pocket: a tooth, a silver button and half a candle. The driver looked up. “Sit down at the back,” he said. “And no smoke, please.”",
        "It came. “Single or return?” asked the driver and did not look up. {Hero} had to think about that. Nobody had ever asked {him} whether {he} was coming back.",
      ],
      [
        2,
        "A small boy sat down opposite and stared. “Are you real?” he asked. “Are you?” asked {hero}. He had to pinch himself first.",
      ],
      [
        2,
        "There was a button that said STOP, and {hero} pressed it, to see what it did. It went ping. {Hero} pressed it eleven times. It was better than most of the magic that {he} knew.",
      ],
    ],
    end: [
      [
        0,
        "“You're late!” they said when {hero} arrived. “And how did you get here?” So {he} told them: that one is driven, and needs no wind for it, that it is warm inside, and that there is a button that goes ping. It grew quiet around the table. “With a roof?” somebody asked.",
      ],
      [
        1,
        "On the way home the last three rows were full, and it went ping all the way. “No smoke, please,” said the driver. But he drove round the square once more, because they had asked so nicely.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:lost|could not find|couldn't find|forgot|dropped|had lost) (?:her|his|the|its) (?<tool>(?:magic |favourite |favorite )?(?:wand|spell ?book|book of spells|magic hat|pointed hat|cauldron|crystal ball))",
    ),
    idea: /\b(?:witch\w*|wizards?|sorcer\w+|magicians?|fairy|godmother|enchanter)\b/i,
    after: [
      [
        0,
        "{Hero} turned out all the drawers. There was a mouse in one of them, who had been promised years ago that he would be turned back, and who now coughed politely.",
      ],
      [
        1,
        "“It will have to do without,” said {hero}, and tried it with a wooden spoon. There was a bang. Where the chair had stood, there was a cow, and it did not look as if it wanted to be sat on.",
        "“It will have to do without,” said {hero}, and tried it from memory. There was a bang. Where the chair had stood, there was a cow, and it did not look as if it wanted to be sat on.",
      ],
      [
        2,
        "{Hero} went to the lost-property office. “{Tool},” said {hero}. “What does it look like?” asked the man. “Different every day.” The man put his pencil away.",
      ],
      [
        3,
        "A neighbour knocked. Could somebody help? The well was dry, and the little one had a fever. {Hero} looked at {his} empty pockets. “I'll come,” {he} said.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} dug at the well with a spade until the water came, and sat by the bed with a cold cloth and told stories until the fever was gone. “That was magic,” said the mother. “No,” said {hero}, “that was a cloth.” And then {he} had to sit down, because it was true.",
      ],
      [
        1,
        "It was the mouse who found it in the end, behind the flour. He was turned back that same evening, with an apology and a cake. He had been a tailor. He turned the wrong half of the cow into a chair again, so to speak, by making a cover for it.",
        "It was the mouse who found it in the end, behind the flour. He was turned back that same evening, with an apology and a cake.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:made|makes|forced|caused) (?:everybody|everyone|people|all the people|anyone|whoever|the whole (?:village|town|school|city))[^.]*?\\b(?<effect>dance|sing|laugh|sneeze|rhyme|speak in rhymes?|float|cry|fall asleep|giggle|bark|hop)\\b",
    ),
    idea: /\b(?:music box|bells?|machine|hat|shoes|flute|trumpet|accordion|radio|clock|ring|mirror|lamp|kettle|drum|violin|fiddle|box|record|whistle|pipe|remote|jukebox|piano|harmonica)\b/i,
    after: [
      [
        0,
        "The first was the postman. He only wanted to deliver a card, and then he had to {effect}. “It'll stop in a minute,” they said. It did not stop in a minute.",
      ],
      [
        1,
        "The policeman who came to look into the matter was the next one. He tried to write it down while it happened, and one can see that in his notebook to this day.",
      ],
      [
        2,
        "By noon there was nobody in the market place who did not {effect}. The mayor had a chain on, and it jingled. “Order!” he wanted to call, but he had to {effect} himself.",
      ],
      [
        3,
        "There was one good thing about it. Two neighbours who had not looked at each other for nine years had to {effect} side by side, and after an hour it was hard to be angry with each other.",
      ],
    ],
    end: [
      [
        0,
        "In the evening an old shoemaker came out of his cellar. He was deaf in one ear and had missed it all. He turned the thing over, put on his glasses and read what was printed on the bottom, very small: “Enough is enough.” He read it aloud. And there was peace, so suddenly that some of them sat down where they were.",
      ],
      [
        1,
        "It stands behind glass now. Once a year they take it out, for ten minutes, with the doctor and the lemonade ready. Then the shoemaker reads what it says on the bottom, and they all go home.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:was |were |had )(?:long |finally |already )?retired|retired (?:fairy|witch|wizard|dragon|knight|superhero|super hero|pirate|magician|tooth fairy|ghost)",
    ),
    idea: /\b(?:fairy|godmother|witch|wizard|magician|sorcer\w+|enchanter)\b/i,
    after: [
      [
        0,
        "There was a small house, a row of beans, and a nail in the wall. On the nail hung what {hero} had needed for work, and it was slowly getting dusty.",
      ],
      [
        1,
        "{Hero} did crossword puzzles and slept until eight. “It's lovely,” {he} told everyone who asked, and everyone who did not. In the evening {he} took the old things down from the nail, only to dust them, and hung them up again.",
      ],
      [
        2,
        "The beans were already twice as big as the neighbour's. {Hero} had not done anything. {He} had only looked at them a little.",
      ],
    ],
    end: [
      [
        0,
        "“I don't do that any more,” said {hero} when it was asked for. “I've forgotten half of it.” But the one who had come did not go away again, and it was raining. So {hero} reached for the nail. The first try went into the bean row. The second one made the cat blue. With the third everything was there again, from the toes to the fingertips, as if it had never been away.",
      ],
      [
        1,
        "On the door there is a card now: “Retired. Except on Thursdays, and in emergencies, and when it rains.” It rains a good deal there.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:opened|opens|ran|runs|started|set up|wanted to open|dreamed of opening|took over) (?:up )?(?<shop>(?:an?|the|his|her|their) (?:own )?(?:[a-z-]+ ){0,3}?(?:restaurant|café|cafe|bakery|cake shop|sweet shop|tea ?shop|coffee shop|inn|pizzeria|bar|ice cream parlour|ice cream stand|food truck|tea ?room))",
    ),
    idea: /\b(?:witch\w*|vampires?|ghosts?|dragons?|werew\w+|mummy|mummies|zombies?|monsters?|trolls?|giants?|aliens?|ogres?|skeletons?|goblins?|yeti|devil|death)\b/i,
    after: [
      [
        0,
        "On the first day there were flowers on the counter and a sign in the window: “Open.” People came past, looked in, saw who was standing there, and walked on a good deal faster.",
      ],
      [
        1,
        "On the second day {hero} turned the sign round and wrote on the back: “Nobody will be eaten.” It did not help. It had been better before.",
      ],
      [
        2,
        "“You must smile,” said the spider in the window. {Hero} smiled. Outside somebody dropped a shopping bag. “Less,” said the spider.",
      ],
      [
        2,
        "In the evening {hero} wiped everything down, although nothing was dirty. {He} put up the chairs and counted the money. It was the button that had been in the till from the beginning.",
      ],
    ],
    end: [
      [
        0,
        "It was raining when the first one came in. It was an old lady with fogged-up glasses, who only wanted to get dry. She saw nothing at all. “It smells good here,” she said. “The way it used to be.” By the time she had wiped her glasses, she had already had two helpings of everything. She looked {hero} up and down. “Oh,” she said. “Well. Is there more?”",
      ],
      [
        1,
        "The next day she brought her bridge club, and the day after that one had to book. The sign has gone. In its place hangs a smaller one: “Please wipe your glasses afterwards.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:was|were|is) (?:very |so |really |a bit |terribly )?(?:afraid|scared|frightened|terrified) of (?:(?:the |all |little |small |living )?(?:family|people|humans|human beings|children|kids|living|visitors|guests|tourists|new (?:owners|family|people|tenants)|grown-ups|boy|girl|child))\\b",
    ),
    idea: /\b(?:ghosts?|monsters?|poltergeist|spook)\b/i,
    after: [
      [
        0,
        "They were so loud. They slammed the doors, they had lights that went on by themselves, and one of them, a very small one, had a drum. {Doer} sat in the wardrobe and held on to a coat.",
      ],
      [
        1,
        "At night it was worst. Then one of them walked down the hall in white, quite slowly, right through the dark, and opened the fridge. {Doer} did not dare to breathe until it was gone again.",
      ],
      [
        2,
        "“There's no such thing as people who hurt you,” {doer} whispered to {doerhim}self. “It's only the wind.” The wind sneezed.",
        "“It's only the wind,” {doer} whispered into the dark. The wind sneezed.",
      ],
      [
        3,
        "Under the bed it was no better. Somebody had pushed a train there, and it drove off all by itself, with two red eyes.",
      ],
    ],
    end: [
      [
        0,
        "One night the door of the wardrobe opened. There stood the very small one, with the drum, in pyjamas. They both screamed, exactly at the same time and exactly as high. Then it was quiet. “Are you afraid, too?” asked the small one. {Doer} nodded. “Then move over,” said the small one, and got in and shut the door.",
      ],
      [
        1,
        "Two in a wardrobe is a good deal less dark than one. Since then there is a lamp in there, and a plate of biscuits, and a sign on the door: “Please knock. We scare easily.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:nobody|no one|none of (?:them|the [a-z]+)) (?:could|can|was able to) see (?:him|her|it|them)|(?:was|were) invisible to (?:everybody|everyone|them|people)",
    ),
    idea: /\bghosts?\b/i,
    after: [
      [
        0,
        "It has its good sides. One never has to wait at the till, and nobody says that one should comb one's hair. But somebody sat down on {hero} in the bus, and not even then did they notice it.",
      ],
      [
        1,
        "{Hero} tried a hat. Then there was a hat in the street, all by itself, and the people ran after it to give it back to somebody. {He} tried it with flour. A housewife wiped {him} off.",
      ],
      [
        0,
        "{Hero} wrote on a steamed-up window: “Hello.” “Hello,” somebody wrote underneath, quite small, from the other side. But when {hero} got there, they had already been called in to supper.",
      ],
    ],
    end: [
      [
        0,
        "The next day there was something on the window again: “Where are you?” “Here,” wrote {hero}. It was a girl with a plaster on her glasses. She looked exactly to the place where {hero} {was}, and a bit past it. “I can't see you,” she said. “But without my glasses I can't see the others either.” She took them off. “So. Now it's fair.”",
      ],
      [
        1,
        "They lit candles, because candles flicker if somebody invisible laughs. They flickered the whole evening. At the end all of them went out at once, and on the plate there was one piece of cake less.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:nobody|no one|hardly anybody|no (?:customers|guests|travellers|travelers|visitors|people|children)) (?:[a-z]+ ){0,2}?(?:came|comes|crossed|crosses|visits|visited|passed|passes|used|uses|walked|stopped)\\b[^.]*",
    ),
    idea: /\b(?:trolls?|oracle|sphinx|riddles?)\b/i,
    after: [
      [
        0,
        "In the first week {hero} enjoyed the quiet. In the second week {he} tidied up. In the third {he} asked {himself} a question, and then {he} knew the answer, and that was the end of that.",
        "In the first week {hero} enjoyed the quiet. In the second week {he} tidied up. In the third {he} stood by the path and looked first to the left and then to the right.",
      ],
      [
        1,
        "Moss grew on the path. A blackbird built its nest where they all used to stand, and {hero} walked around it on tiptoe. “Shall I ask you something?” {he} asked the blackbird. It was sitting on eggs and had no time.",
      ],
      [
        2,
        "{Hero} put up a sign by the new road: “This way! Half price!” The cars went by so fast that none of them could read past “This”.",
      ],
      [3, "In the distance they hummed past all night. {Hero} counted the lights until {he} fell asleep."],
    ],
    end: [
      [
        0,
        "One evening somebody came, pushing a bicycle with a flat tyre. It was a boy, and he was quite lost. “You can't go on until you've answered me,” said {hero}, and {his} voice shook a little, after all that time. “All right,” said the boy and sat down. It was a hard one. He got it wrong three times, and he did not want to be told. “Can I think about it at home?” he asked. “And then come back?”",
      ],
      [
        1,
        "The next day he came back and brought his class. They came on bicycles, by the old road, where there are no cars. {Hero} has to write new ones at night, for they are getting better and better at it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:did not|didn't|does not|doesn't|never|refused to|would not) (?:want(?:ed)? to )?(?:marry|get married|be married)|(?:had|was supposed|was forced) to (?:marry|get married)",
    ),
    idea: /\bprince(?:ss)?\b/i,
    after: [
      [
        0,
        "The invitations had been written already, in gold. The cake had seven floors. “And what did you say?” asked the king. “No,” said {hero}. “No, thank you, I mean.”",
      ],
      [
        1,
        "They came all the same, with plumes and trumpets. One of them could recite a poem with sixty verses. One had brought a peacock. {Hero} listened to all of it, politely, and looked out of the window for a long time.",
      ],
      [
        2,
        "“But what do you want, then?” cried the queen. “To {wish},” said {hero}. It was quiet in the throne room. In the third row a lady-in-waiting had to sit down.",
        "“But what do you want, then?” cried the queen. Nobody had asked {hero} that before. It was a good question, and the answer was rather long.",
      ],
      [
        3,
        "That night {hero} climbed out of the window, by way of the pear tree. {He} did not go far. {He} only wanted to try out what it was like to go where one liked.",
      ],
    ],
    end: [
      [
        0,
        "On the great day the bells rang, and {hero} came down the steps with earth on {his} boots and a smile from ear to ear. “There will be no wedding,” {he} called to the people. “But there is cake.” For a moment one could hear the peacock. Then somebody at the back clapped, and it turned out that most of them had really come for the cake.",
      ],
      [
        1,
        "“It is a strange thing,” said the king that evening, with cream in his beard. “I've never seen {him} so happy.” “Nobody had ever asked before,” said the queen, and cut him another piece from the fourth floor.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence("(?:liked|loved|enjoyed) (?:it|being [^.]*?|life as [^.]*?|the [a-z]+) so much"),
    idea: /\b(?:frog|toad)\b/i,
    after: [
      [
        0,
        "There was no getting dressed any more, no writing of thank-you letters, and nobody who said “Sit up straight.” One slept where it was green, and had breakfast where it flew past.",
      ],
      [
        1,
        "At home they did not know what to do. The best doctors came, with powders and with pointed hats. “It will be over at once,” they promised. “No, thank you,” said {hero}. It came out a little differently, but it was quite clear.",
      ],
      [
        2,
        "“But who is going to sit on your chair?” they called. {Hero} looked at the chair. It was hard, and it was far too dry.",
      ],
    ],
    end: [
      [
        0,
        "In the end they came to an agreement. On Sundays {hero} comes to supper, by the back door, and sits on a wet cushion between the others. There are flies for pudding. “One gets used to it,” they say, and the littlest one has already asked whether it hurts and where one can apply.",
      ],
      [
        1,
        "“Are you happy?” they ask {him} at the door each time. One can hear the answer as far as the other side of the pond.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:was|were|got|had been) (?:cursed|bewitched|under a (?:spell|curse))|(?:put|cast|laid) an? (?:[a-z]+ )?(?:curse|spell) on (?<being>[a-z ]+)|cursed (?<cursed>him|her|them)",
    ),
    after: [
      [
        0,
        "Everybody had an aunt who knew how to get rid of such a thing. One has to walk three times round the church. One has to kiss a toad. One has to eat a raw onion and not think of a blue horse while doing so.",
      ],
      [
        1,
        "{Hero} did all of it. The toad was not even surprised. Afterwards {he} had wet feet and smelled of onions, and nothing was different.",
      ],
      [
        2,
        "“Have you read it through?” asked the old woman from the chemist's. “What?” “The curse. They always have small print. Nobody ever reads it.”",
      ],
    ],
    end: [
      [
        0,
        "So they sat down with a magnifying glass and went through it, word by word. On line nine it said: “… until somebody laughs about it.” They looked at each other. It had never been funny so far. But then {hero} thought of the toad, and of its face, and of the onion. It began in the corners of {his} mouth. When they could both breathe again, it was over.",
      ],
      [1, "The toad got an apology and a bunch of parsley. It has kept both."],
    ],
  },
  {
    by: "any",
    words: inSentence(
      "(?:had insomnia|could not (?:fall asleep|sleep|get to sleep)|was wide awake|was not (?:even )?(?:a bit )?tired)",
    ),
    idea: /\b(?:hundred years|sleeping beauty|curse\w*|spindle|spell)\b/i,
    after: [
      [
        0,
        "All the others slept as agreed: the cook with the ladle in his hand, the guards standing up, even the flies on the wall. Only {hero} lay there and looked at the ceiling. There were four hundred and twelve stars painted on it. {He} counted them again.",
      ],
      [
        1,
        "In the first year {hero} tried it with warm milk. In the second {he} read the whole library, up to M. In the third {he} took up the violin. It was a good thing that nobody could wake up.",
      ],
      [
        2,
        "The hedge of thorns grew and grew, and somebody had to cut it a little, so that one could see out. {Hero} cut a swan and a teapot, and a giraffe above the gate.",
      ],
    ],
    end: [
      [
        0,
        "One morning somebody knocked. “Is this where they are all asleep?” “All but one,” said {hero} and pulled the bolt. “Come in, but quietly. Do you happen to play cards?” They played until it got dark. And while the other one was still dealing, {hero} yawned. It was the first time in years. {He} slept like a stone, for nine hours.",
      ],
      [
        1,
        "When the hundred years were over and all the others stretched themselves and asked what day it was, there was fresh coffee. The hedge is famous now. People come from far away for the giraffe.",
      ],
    ],
    isWhole: true,
  },
];

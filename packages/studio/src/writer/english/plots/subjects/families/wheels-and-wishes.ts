import { role, story } from "../subject-story.ts";

const ELDER =
  "grandfather|grandpa|grandad|granddad|grandmother|grandma|granny|gran|nana|nonna|nonno|abuela|abuelo|great-grandmother|great-grandfather|great-aunt";

/** Stories of driving lessons, long trips with old friends, and wishes that come late. */
export const wheelsAndWishes = [
  story({
    says: [
      role("parent", `father|mother|dad|mum|mom|papa|stepfather|stepmother|uncle|aunt|${ELDER}`),
      role("learner", "son|daughter|teenager|boy|girl|grandson|granddaughter|stepson|stepdaughter|niece|nephew|teen"),
      /\b(?:teach(?:es|ing)?|taught|learn\w*|lessons?|practi[sc]\w+|first time behind)\b/i,
      /\b(?:driv(?:e|ing)|parallel park\w*|car park|behind the wheel|clutch|steering wheel|gears?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|robbery|getaway|bus driver|lorry|tractor|dead|died|late (?:husband|wife)|cows?|sledge|tank|horse|blind|widow\w*|grand\w+ (?:learns?|learned) to drive)\b/i,
    of: "people",
    after: [
      "@street(parent sit, learner sit) “There are three pedals and two feet,” said {parent}. {Learner} nodded and turned the key. The car gave a leap like a frightened goat and died. {Parent} had hold of the handle above the window with one hand, and with the other hand held on to that hand.",
      "@street(learner look, parent talk) “Gently!” cried {parent}. They leapt past a litter bin, and then past the same bin from the other side. On the floor under the passenger's shoes there was no brake, but {parent} was treading on it with all might. “There's nothing there,” said {learner}. “I know,” said {parent}.",
      "+ @street(learner talk) Every lesson began with the mirrors and ended with a quarrel about the mirrors. After the third one {learner} slammed the door and walked home, and {parent} drove along beside at walking speed, with the window down, for the whole mile. Neither of them said a word. It was the first time that the car had not been jerking.",
      "@street(parent talk, learner talk) “You don't trust me,” said {learner}. “It isn't you,” said {parent} at last. “When you were new, I drove you home from the hospital, at ten miles an hour. There was a queue behind us as far as the bridge. I thought, nobody must ever brake hard again in this whole town.”",
      "@street(learner look, parent look) The next day it poured. They were just turning at the end of the row when a ball came bouncing out of nowhere, and behind the ball came a small boy in a yellow raincoat. {Parent} trod on the carpet and shut both eyes.",
    ],
    end: [
      "@street(learner sit, parent look) There was a jerk, and then there was only the rain. {Parent} looked. The car stood still, quite straight, with an arm's length to spare. {Learner} had both hands on the wheel, and the hands were shaking. “I braked hard,” said {learner}. “Sorry.”",
      "@street(parent hug, learner hug) {Parent} could not speak at first, and let go of the handle, and found that it had come off. They both looked at it and began to laugh, with the wipers going, until the windows were white. “Drive on,” said {parent}. “Where to?” asked {learner}. “Out. On to the road. I'll have a look at the landscape.”",
      "+ @street(learner sit, parent sleep) So {learner} drove, out of the gate, past the bridge, and up the hill without one single leap. “Second gear,” {learner} murmured, “mirror, now the bend.” There was no answer. {Learner} glanced to the side. {Parent's} head was leaning against the window, and {parent} was sound asleep.",
      "@street(learner sit, parent sit) The licence came in the spring. But in the glove compartment lies a plastic handle with two screws. {Learner} has never had it mended. And when {parent} gets in on that side and reaches up, out of habit, there is nothing there any more, and nothing is missing.",
    ],
  }),
  story({
    says: [
      /\b(?:friends?|classmates|schoolfriends|pals|girlfriends|women|men|ladies)\b/i,
      /\b(?:(?:not|n['’]t|never) (?:seen|met|spoken)|lost touch|(?:after|for) (?:\w+ ){0,2}?(?:years|decades)|once more|again|reunit\w*|promis\w+|\d\d years|since (?:school|university|college))\b/i,
      /\b(?:road trip|drives? across|drove across|camper ?van|caravan|tiny car|convertible|trip (?:across|through|to|along|around)|travels? (?:across|through|around)|travelled (?:across|through|around)|journey|old car|motorhome|hik(?:e|ing))\b/i,
    ],
    may: [role("friend", "best friend|old friend|school friend|friend")],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|teen\w*|robbery|zombies?|ashes|funeral|dying|dead|died|blind|divorc\w*)\b/i,
    of: "people",
    after: [
      "@street(hero hug, mate hug) They had both brought far too much. There was one hat box, one guitar, a cool bag with eight kinds of cheese and a first-aid kit for an army. “You haven't changed,” they said, and it was a lie, and they both knew it and were glad of it.",
      [
        "@street(hero talk, friend talk) {Friend} drove, and {hero} read the map. It had always been like that, and it had always gone wrong. “Left,” said {hero}, and they were in a vineyard. “Right,” said {hero}, and they were in the yard of a convent. “Do you need glasses by now?” asked {friend}. “I'm wearing them,” said {hero}. “I need arms that are longer.”",
        "@street(hero talk, mate talk) One drove and one read the map. It had always been like that, and it had always gone wrong. “Left,” said the map reader, and they were in a vineyard. “Right,” and they were in the yard of a convent. “Do you need glasses by now?” asked the driver. “I'm wearing them,” was the answer. “I need longer arms.”",
      ],
      "+ @street(hero sleep, mate sleep) At night they slept with the seats tilted back, covered up with everything they had. It was just like before, except that in those days nobody had needed half an hour to get out of the car in the morning.",
      "@street(hero talk, mate talk) They told each other everything, the jobs, the weddings, the knees. Only about one thing they did not talk. It sat on the back seat between the hat box and the cheese and travelled with them. On the fourth day, on a pass, with the radiator steaming, it could not be kept in any longer. “Why did you never answer my letter?” “Which letter?”",
      "@mountain(hero look, mate look) They stood on two sides of the open bonnet and stared at each other through the steam. “I wrote and asked you to forgive me,” was shouted across. “And I waited,” was shouted back. “All those years I thought, one line, one single line, and I'd come running!”",
    ],
    end: [
      [
        "@mountain(hero talk, friend look) {Hero} had to sit down on the crash barrier. “So it never arrived,” said {hero}. “We've been angry about a postman.” {Friend} sat down too. “What was in it?” asked {friend}. {Hero} still knew it by heart, word for word, all two pages, and said it aloud up there in the wind, with a red face.",
        "@mountain(hero talk, mate look) They both had to sit down on the crash barrier. “So it never arrived. We've been angry about a postman.” “What was in it?” It was all still there, by heart, word for word, the whole two pages, and it was said aloud up there in the wind, with a red face.",
      ],
      "@mountain(hero hug, mate hug) It took a while before either of them could speak. “Yes,” came the answer then. “That's the answer. I've had it ready for so long that I've forgotten what else I wanted to add.”",
      "+ @sea(hero swim, mate swim) They reached the sea with the last drop of petrol. They did not unpack the swimming things, because those were right at the bottom, under the cheese. They ran in just as they were, hat and all. Some young people on the beach took a picture, and called out whether everything was all right. “Finally!” they called back.",
      [
        "@room(hero write, friend read) Now {hero} writes {friend} a letter every month, with two stamps on it to be on the safe side. And {friend} answers each of them with one single word. It is always the same word. Then they ring each other up, for hours, to ask if it has arrived.",
        "@room(hero write) Now a letter is written every month, with two stamps on it to be on the safe side. And each of them is answered with one single word. It is always the same word. Then the two friends ring each other up, for hours, to ask if it has arrived.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:old|elderly|\d\d|seventy|eighty|ninety|(?:eighty|ninety|seventy)-\w+|hundred|100|nursing home|care home|retirement home|pensioner|great-grandmother|great-grandfather|grandmother|grandma|grandfather|grandpa|granny|nana|nonna)\b/i,
      /(?<ride>\b(?:an?|the|her|his) (?:[a-z]+ ){0,2}?(?:motorbike|motorcycle|hot[- ]air balloon|balloon|sidecar|scooter|vespa|roller ?coaster|horse|biplane|glider|helicopter|jet ?ski|sports car|racing car|steam engine|tandem|parachute|zip ?line|surfboard|hang[- ]glider|sledge)\b)/i,
      /\b(?:wants?|wanted|wish(?:es|ed)?|dream(?:s|ed|t|ing)?|longs?|longed|once more|one (?:more|last) time|last wish|bucket list|for her|for his|birthday)\b/i,
    ],
    may: [
      role(
        "helper",
        "grandson|granddaughter|great-grandson|great-granddaughter|grandchildren|nurse|carer|nephew|niece|neighbour|son|daughter|friend",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|robbery|war|cowboy|knight|princess|dragon|wooden horse|rocking|firework|child balloon|year[- ]old (?:boy|girl))\b/i,
    of: "people",
    after: [
      "@room(hero look) There was a form for it in the house where such things are decided, and on the form there was a box that said: Risks. The lady with the keys was against it. “At your age,” she said. “At my age,” said {hero}, “there's not much left that I could break for long.”",
      [
        "@room(hero talk, helper talk) {Helper} heard about it on Sunday, over the cake. “Why {ride}?” asked {helper}. “Because that was the last time that nobody knew where I was,” said {hero}. “I was twenty. For one whole afternoon I belonged to nobody but myself.” “Saturday,” said {helper}.",
        "@room(hero talk) The cook heard about it, over the cake. “Why {ride}?” asked the cook. “Because that was the last time that nobody knew where I was,” said {hero}. “I was twenty. For one whole afternoon I belonged to nobody but myself.” “Saturday,” he said.",
      ],
      "+ @room(hero dance) In secret {hero} went into training. {He} stood up and sat down twenty times a day, lifted the marmalade with a stretched arm, and held {his} face into the draught from the fan, so as to get used to it.",
      [
        "@garden(hero look, helper look) On Saturday at two, when the others were asleep after lunch, {helper} came up the drive with {theride}. {Hero} stood there on {his} stick and all at once felt very small. “We needn't,” said {helper}. “We can just look at it.”",
        "@garden(hero look) On Saturday at two, when the others were asleep after lunch, there it was behind the kitchen garden: {ride}. {Hero} stood there on {his} stick and all at once felt very small. “You needn't,” said the cook. “You can just look at it.”",
      ],
      "@garden(hero look) Then the lady with the keys came across the lawn at a run, with the form in her hand. “Stop!” she called. “Stop at once!” “If you want to stop me,” said {hero}, “you'll have to be quick.”",
    ],
    end: [
      "@garden(hero look) The lady with the keys looked at {theride}, and then at {hero}. “You have forgotten the most important thing,” she said, and held something out. It was a white silk scarf. “My mother's,” she said. “It has to flutter. Otherwise it doesn't count.”",
      [
        "@street(hero ride, helper ride) And then they were off. The hedge flew away, and the house, and the last ten years after it. The wind went into {his} sleeves and came out at {his} collar, and {hero} shouted something that {helper} did not understand, and did not have to.",
        "@street(hero ride) And then {he} {was} off. The hedge flew away, and the house, and the last ten years after it. The wind went into {his} sleeves and came out at {his} collar, and {hero} shouted something that nobody understood, and nobody had to.",
      ],
      "@street(hero look) At three nobody knew where {hero} {was}. At four nobody knew. At five {hero} stood in the drive again, with flies between {his} teeth, {his} hair like a bird's nest and one shoe missing. “And?” asked the lady with the keys. “I belonged to nobody,” said {hero}, “for one whole afternoon.”",
      "@room(hero sit) In the dining hall there is a list now, beside the menu. The white scarf hangs on the handle of {his} window, and even on quiet days, when that window stands open, it flutters, for otherwise it would not count.",
    ],
  }),
  story({
    says: [
      role(
        "elder",
        `${ELDER}|dad|father|mother|mum|mom|aunt|uncle|widow|widower|pensioner|old woman|old man|woman|man|lady`,
      ),
      /\b(?:tattoo(?:s|ed)?)\b/i,
      /\b(?:old|elderly|\d\d|seventy|eighty|ninety|sixty|grand\w+|decid\w+|first|wants?|wanted|gets?|got|pensioner|retired)\b/i,
    ],
    may: [role("child", "grandson|granddaughter|son|daughter|grandchildren|children|family"), /^(?<teller>My|Our)\b/],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|prison|gang|magic|alive|comes to life|came to life|tattoo artist who|number|camp|war)\b/i,
    lead: "elder",
    of: "people",
    after: [
      "@shop(hero talk) The shop was called Black Rose, and the young man in it was blue and green up to the chin. “For whom is it?” he asked. “Your grandson?” “For me,” said {hero}, and laid {his} hat on the counter. “It hurts,” he said. “Young man,” said {hero}, “so do my shoes.”",
      [
        "@kitchen(hero talk, child talk) At home they held a family council without having invited {him}. “It's for ever!” said {child}. “For ever isn't so long any more,” said {hero}, who was listening behind the door. “And what will people say?” “What people?” asked {hero}, and came in. “Most of them are dead.”",
        "@kitchen(hero talk) At home the family held a council without having invited {him}. “It's for ever!” they said. “For ever isn't so long any more,” said {hero}, who was listening behind the door. “And what will people say?” “What people?” asked {hero}, and came in. “Most of them are dead.”",
      ],
      "+ @kitchen(hero look) They guessed all through supper. An anchor? A rose? A skull, with a snake in it? The neighbour, who had come for an egg, offered to pay for a dolphin. {Hero} ate two helpings and looked like a person with a secret, and ten years younger.",
      "@shop(hero sit) On Tuesday {hero} sat down in the chair and rolled up {his} sleeve. “I'll have to go slowly,” said the young man. “What is it going to be?” {Hero} drew a folded piece of paper out of {his} wallet. The young man read it, and put the needle down again.",
      "@shop(hero talk) “Are you sure?” he asked. “There's only one word on it. And it's spelt wrong.” “It's spelt as it's spelt,” said {hero}. “I want every letter like that, with the crooked one in the middle and the blot.”",
    ],
    end: [
      [
        "@kitchen(hero talk, child look) At supper {hero} laid {his} arm on the table among the plates and took off the bandage. There it stood, in blue, in wobbly capitals, a word that does not exist. {Child} bent over it and read it aloud. And then {child} was quite still. “That's my writing,” said {child}.",
        "@kitchen(hero talk) At supper {hero} laid {his} arm on the table among the plates and took off the bandage. There it stood, in blue, in wobbly capitals, a word that does not exist. They all bent over it and read it aloud. And then one of them was quite still. “That's my writing,” said a very small voice for such a grown-up person.",
      ],
      "@kitchen(hero talk) “You were four,” said {hero}. “It was the first word you ever wrote, and you pushed it under my door, one night when the whole house had been shouting. I meant to leave, you know. I had my bag in my hand. And I trod on that paper.” “It was meant to be: stay,” said {hero}. “You put two Ts in it, in case.”",
      "+ @kitchen(hero look) Nobody said anything about for ever after that. They only wanted to touch it, one after another, quite carefully, as it was still sore. The neighbour brought back the egg, looked at the arm and said that a dolphin would have been nice as well.",
      "@shop(hero sit) On the wall of the Black Rose, between the snakes and the skulls, hangs a new photograph of an old arm. People ask the young man for it sometimes. “That one,” he says, “is taken.” And at home, when somebody is in a hurry to be off after Sunday lunch, {hero} says nothing at all. {He} only rolls up {his} sleeve.",
    ],
  }),
  story({
    says: [
      role("elder", ELDER),
      /\b(?:video ?games?|computer games?|gam(?:er|ing)|console|e-?sports?|minecraft|playstation|controller|online game|game (?:online|together)|racing game)\b/i,
    ],
    may: [
      role(
        "child",
        "grandson|granddaughter|grandchildren|grandkids|grandchild|great-grandson|great-granddaughter|boy|girl",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|dead|died|trapped|sucked|late (?:husband|wife|grandmother|grandfather))\b/i,
    lead: "elder",
    of: "people",
    after: [
      "@room(hero sit) {Hero} turned the thing round in {his} hands. It had two sticks, eight buttons and no cord. “Where does one wind it up?” asked {hero}. In the first hour {he} walked into a wall. {He} did not know how to turn round, and so {he} went on walking into it, quite patiently, with {his} face to the bricks.",
      [
        "@room(hero sit, child talk) “You have to jump!” said {child} in the headphones. {Hero} jumped, in the armchair, and the cup of tea jumped too. {Child} laughed until the sound broke up. {Hero} had not heard that laugh for longer than {he} cared to count.",
        "@room(hero sit) “You have to jump!” cried the voice in the headphones. {Hero} jumped, in the armchair, and the cup of tea jumped too. There was such laughter at the other end that the sound broke up. {Hero} had not heard that laugh for longer than {he} cared to count.",
      ],
      "+ @room.night(hero sit) In secret {hero} practised. {He} learned in a notebook, as {he} had once learned verbs: X is jump, B is run, never touch the red one. At two in the morning the lady from downstairs rang, because she had heard somebody shout, “Die, you slimy beast!” “It's only me,” said {hero}.",
      [
        "@room(hero look, child talk) Then there was the tournament, and {child} was one player short. “They're all much better than I am,” said {child} in a small voice. “They laugh at us already.” “Put my name down,” said {hero}. “You've only just learned to turn round!” said {child}. “Then I'll go straight ahead,” said {hero}.",
        "@room(hero look) Then there was a tournament, and the team at the other end was one player short. “They're all much better than we are. They laugh at us already.” “Put my name down,” said {hero}. “But you've only just learned to turn round!” “Then I'll go straight ahead,” said {hero}.",
      ],
      "@room(hero sit) In the first minute two of the team were gone, in the third all but two. {Hero} sat right at the front edge of the armchair. The last tower stood high up over a gorge, and the bridge had been blown away.",
    ],
    end: [
      [
        "@room(hero sit, child sit) “It's over,” said {child}. “Nobody can get across there.” “There's the wall,” said {hero}. “What wall?” asked {child}. “The one I walked into for an hour. I know every brick of it. The fifth from the left gives way.” And {hero} turned {his} face to the bricks and simply walked.",
        "@room(hero sit) “It's over,” said the voice. “Nobody can get across there.” “There's the wall,” said {hero}. “What wall?” “The one I walked into for an hour. I know every brick of it. The fifth from the left gives way.” And {hero} turned {his} face to the bricks and simply walked.",
      ],
      "@room(hero sit) The brick gave way. Behind it was a passage that no player had ever found, and at its end a small door, and behind the door the back of the tower. In the headphones it was quite still. Then somebody said, with great respect, “Who IS that?”",
      [
        "@room(hero talk, child talk) “That's mine,” said {child}, and one could hear that {child} was standing up while saying it. “All mine. You can't have that one.” {Hero} had to take {his} glasses off and wipe them. It was the tea, {he} said.",
        "@room(hero talk) “That's one of ours,” said the voice, and one could hear that it was standing up while saying it. “All ours. You can't have that one.” {Hero} had to take {his} glasses off and wipe them. It was the tea, {he} said.",
      ],
      "@room(hero sit) The players call {him} The Wall now. And every evening at four {hero} puts a folded towel on the carpet, a fresh cup on the towel, and the headphones over {his} hair, and walks straight ahead.",
    ],
  }),
];

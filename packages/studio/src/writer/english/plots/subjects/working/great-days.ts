import { role, story } from "../subject-story.ts";

/** Stories of contests, finish lines, whistles and first waltzes. */
export const greatDays = [
  story({
    says: [
      /\b(?:(?:singing|karaoke|talent|song|music) (?:[a-z]+ )?(?:contest|competition|show)|karaoke|casting show)\b/i,
      /\b(?:money|prize|pay|debts?|rent|fees|operation|medicine|roof|win|winning|won|save|saved|lose|lost)\b/i,
      /\b(?:cleaning (?:lady|woman)|cleaner|driver|nurse|butcher|mechanic|plumber|waitress|waiter|cashier|farmer|fisherman|postm[ae]n|janitor|caretaker|baker|cook|teacher|electrician|bricklayer|policem[ae]n|policewoman|accountant|widow(?:er)?|grandmother|grandfather|single (?:mother|father|mum|mom|dad)|mother|father|factory worker|old (?:woman|man)|truck driver|seamstress|\d\d-year)\b/i,
    ],
    may: [
      role(
        "kin",
        "grandson|granddaughter|daughter|son|wife|husband|mother|father|brother|sister|neighbour|neighbor|friend|boss",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|kill\w*|cheat\w*|danc\w+|alien|animals?|school (?:show|choir|play|talent)|mother-in-law|deaf|chess)\b/i,
    of: "people",
    after: [
      [
        "@kitchen(hero talk, kin talk) “You?” said {kin}, when {hero} brought home the form. “In front of all those people?” “They needn't look,” said {hero}. {He} had practised for years, over buckets and steering wheels and potatoes, wherever nobody was listening. {Kin} read the line with the prize again, and said nothing more.",
        "@kitchen(hero write) {Hero} filled in the form at the kitchen table and tore it up twice. {He} had practised for years, over buckets and steering wheels and potatoes, wherever nobody was listening. But there was that line with the prize. {Hero} stuck the form together with tape and took it to the letter box before {he} could think again.",
      ],
      "@theatre(hero look) In the big hall there were two hundred who wanted the same. They had white teeth and hairdressers, and one boy wore a gold jacket. {Hero} had {his} good shoes in a plastic bag. “Whom did you come with?” asked a girl with a list. “With the bus,” said {hero}. She gave {him} the last number.",
      "+ @theatre(hero give) {Hero} waited for nine hours. Beside {him} sat the boy with the gold jacket and was sick into a flowerpot. {Hero} gave the boy half a sandwich and held the jacket. “Aren't you afraid?” asked the boy. “I get up at four,” said {hero}. “At four I'm afraid of everything. By now I'm too tired for it.”",
      "@theatre(hero stand) Then they called {his} number. The light was so strong that {hero} saw nothing but dust. {Hero} began. It went wrong at once. {His} hands shook, and a bell rang, and somebody in the dark laughed. {He} thought of the line on the form, and that it was lost now.",
    ],
    end: [
      "@theatre(hero talk) “May I begin again?” asked {hero}. “The way I do it at home?” One of the judges sighed. {Hero} slipped off the good shoes, pushed up {his} sleeves, and turned {his} back on them all, as {he} stood every day at {his} work. And there, with the wall in front of {him}, it came as it always came, big and warm and without any fear.",
      "@theatre(hero stand) When it was over nobody rang a bell. {Hero} turned round. They were all on their feet: the judges, the girl with the list, and the boy in the gold jacket, who was whistling on two fingers.",
      [
        "@theatre(hero hug, kin hug) It was not the first prize. That went to the boy, and {hero} thought it was right. It was the second, and {hero} counted it on the stairs: it was enough, and there was a bus fare left. {Kin} stood at the door of the hall, having run all the way, and did not say “You?” any more. {Kin} only held on to {hero}, shoes and all.",
        "@theatre(hero look) It was not the first prize. That went to the boy, and {hero} thought it was right. It was the second, and {hero} counted it on the stairs: it was enough, and there was a bus fare left. “Where have you been all these years?” asked the girl with the list. “At work,” said {hero}.",
      ],
      "@kitchen(hero stand) {Hero} gets up at four, as always. But the window over the sink stands open now, and in the yard below there are chairs. They come in their dressing gowns, the whole house, and hold their cups very still. {Hero} pretends that there is nobody, turns {his} back, and begins.",
    ],
  }),
  story({
    says: [
      /\b(?:marathon|runner|race|cyclist|cycling|skier|swimmer|sprint\w*|athlete|rower|triathlon|regatta|sailor|sailing)\b/i,
      role(
        "rival",
        "rival|opponent|competitor|other runner|stranger|teammate|young runner|champion|favourite|enemy|rower",
      ),
      /\b(?:collaps\w+|fall(?:s|en)?|fell|stumbl\w+|hurt|injur\w+|exhausted|capsiz\w+|cramps?|carr(?:y|ies|ied)|dr[ao]gs?|dragged|help(?:s|ed)?|stops?|stopped)\b/i,
      /\b(?:finish(?:ing)?(?: line)?|gold|medal|before the (?:end|goal)|victory|win|winning|lead(?:ing)?|last (?:metres|meters|mile|kilomet\w+|lap))\b/i,
    ],
    early: /,? (?:and|so) (?:they|he|she) (?:cross|crosses|crossed|carr\w+|helps?|helped) .*$/i,
    unless: /\b(?:murder\w*|ghosts?|robots?|kill\w*|animals?|snail|tortoise|hare|horse|cheat\w*|go-kart|penalty)\b/i,
    of: "people",
    after: [
      "@stadium(hero look) {Hero} could already read the word over the line. {He} had seen it in {his} sleep, every night for four years. {He} only had to run straight on. {Hero} turned round.",
      "@stadium(hero run, rival sit) There was {rival}, on both knees, with eyes that no longer saw where the road was. {Rival} got up, took three steps in the wrong direction, and went down again. On both sides people were shouting.",
      "+ @stadium(hero look, rival sit) They had never liked each other. Once {rival} had looked through {hero} at a start as through a window, and {hero} had sworn to remember it. {He} remembered it now. {He} also remembered a hill in the rain, where {he} {himself} had crawled on all fours, and had prayed that anyone at all would come.",
      "@stadium(hero carry, rival stand) {Hero} looked at the line, and then at the clock. Behind the bend the others were coming. {He} went back. “Are you mad?” screamed {hero's} coach from the barrier. {Hero} took {rivalhis} arm and laid it round {his} own neck. “Left,” {he} said. “And now the other one. You know how it's done.”",
    ],
    end: [
      "@stadium(hero carry, rival walk) It was the longest stretch of {his} life. {Rival} weighed as much as a wardrobe, and swayed like one. The others ran past them, left and right, first one and then five, and the gold was gone, and the silver. “Let me lie,” whispered {rival}. “Run. You've won.” “I know,” said {hero}. “Left.”",
      "@stadium(hero carry, rival walk) All at once it had grown so quiet that they heard their own shoes. Then the sound began, far up in the stands, and it rolled down to the line like water. It was louder than for the winner. The winner stood beyond the line, with a flag like a cape, and was clapping with both hands high in the air.",
      "@stadium(hero give, rival stand) One step before the line {hero} let go. “You first,” {he} said. “I'm not having it said that I pushed you.” {Rival} stood there, swaying, and shook {rivalhis} head, and took {hero} by the hand. So they went over it side by side, and to this day the judges have not found out who was in front.",
      "@street.dawn(hero run, rival run) On {hero}'s wall there is a photograph where the medal was meant to hang. And on Sunday mornings, very early, there is a ring at the door. It is {rival}, who has come all that way by train, with running shoes on. “Left,” says {rival}, and they run, and neither of them ever looks at the clock.",
    ],
  }),
  story({
    says: [
      /\b(?:referee|umpire|linesman|linesperson)\b/i,
      role(
        "kin",
        "brother|sister|daughter|son|father|mother|husband|wife|grandmother|grandfather|best friend|twin sister|twin brother|fiancé|nephew|niece",
      ),
      /\b(?:red card|send(?:s|ing)? .{0,25}off|sent .{0,25}off|disqualif\w+|suspend\w*)\b/i,
      /\b(?:(?:his|her) (?:own|little|big|older|younger|twin)|own (?:brother|sister|daughter|son|father|mother|husband|wife))\b/i,
    ],
    may: [
      /\b(?:first|biggest) (?:[a-z]+ )?(?:match|game|final)\b/i,
      /\b(?:give|gave|show|showed|shows|gives)\b/i,
      /\b(?:female|young|only woman)\b/i,
    ],
    unless: /\b(?:hockey|mother|murder\w*|ghosts?|robots?|kill\w*|drugs?|crime|arrest\w*|prison|dead|died)\b/i,
    of: "people",
    after: [
      "@stadium(hero look, kin look) The foul lasted perhaps two seconds. Everybody had seen it, {hero} better than anyone. {Hero} looked at {kin}, and {kin} looked at {hero}, with that look from the back seat of a car when they were on the way to the sea. It said: you're not really going to do that. It was {hero}'s first big match, and {he} would have given the whistle to anybody. {Hero} held up the red card.",
      "@stadium(hero point, kin walk) The crowd made a noise like a wave that goes out. {Kin} did not shout. {Kin} only said one word, very quietly, and it was the name that {hero} had had at home when {he} was small. Then {kin} turned round and walked off. {Hero} had {his} hand still in the air, and did not know how to get it down.",
      "+ The rest of the day {hero} did what had to be done, by the rules, as always. “That was brave,” they told {him} afterwards, and clapped {him} on the shoulder. {He} would have liked to be sick. In {his} pocket the telephone was ringing, and it was Mother, and {hero} let it ring.",
      "@kitchen(hero sit, kin sit) On Sunday there was roast chicken, as on every Sunday. {Hero} had thought of not going. {Kin} sat on the other side of the table and cut up a potato into smaller and smaller pieces. The aunts talked about the weather. The chicken went round, and nobody dared to say the word that they were all thinking.",
    ],
    end: [
      "@kitchen(hero talk, kin talk) “You might have looked away,” said {kin} to the potato. “Just once. For me.” “Yes,” said {hero}. {He} put down {his} fork. “I saw it, and I thought of that for the whole of those two seconds. And then I thought that from then on you'd never know. Each time I said that you were good, you'd think: that's only because it's me.”",
      "@kitchen(kin look, hero look) {Kin} lifted {kinhis} head. It was so quiet that you could hear the fat drip. “Do you remember the sandcastle?” asked {kin} slowly. “You were six. You told them all that I'd trodden on it, and I had.” “You didn't speak to me until Wednesday,” said {hero}. “And on Thursday,” said {kin}, “you said that my new one was the best on the beach. I believed you. I believed every word you ever said.”",
      "+ @kitchen(hero give, kin take) The aunts began to breathe again. {Kin} put the last piece of chicken on {hero}'s plate, the one with the crisp skin, over which they had fought for twenty years. “It was a foul thing to do,” said {kin}. “What I did, I mean.” “It was very well seen,” said {hero}. Then they both had to laugh, because it was exactly how they had sounded in the sand.",
      "@kitchen(hero sit, kin sit) It comes up every Sunday by now, and the aunts know it by heart. On the shelf above the table, between the wedding photographs, there is a frame, and in it is the red card. {Kin} has signed it. “I believe you,” it says.",
    ],
  }),
  story({
    says: [
      /\b(?:accountant|clerk|bookkeeper|librarian|tax (?:inspector|adviser)|shy|clumsy|unsporty|nerd\w*|professor|programmer|never (?:held|played|kicked|thrown|run|hit)|no talent|two left feet|intern|cleaner|receptionist|cook)\b/i,
      /\b(?:cricket|football|soccer|basketball|volleyball|baseball|rugby|tennis|handball|softball|table tennis)\b/i,
      /\b(?:company|office|firm|colleagues?|team|match|tournament|boss|game|village|final)\b/i,
      /\b(?:never|has to|had to|forced|by (?:accident|chance|mistake)|accidental\w*|although|without|instead|replace\w*|steps? in|stepped in|fill(?:s|ed)? in|missing|short of|shy|clumsy|afraid|talked into|signed up)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|kill\w*|school|children|kids|coach(?:es|ed)?|goal ?keeper|referee|worst team|animals?|ball ?boy)\b/i,
    of: "people",
    after: [
      "@gym(hero look) It had happened like this: there was a list on the wall by the coffee machine, and {hero} had thought it was for biscuits. Now {he} stood in borrowed shorts and looked for a pocket to put {his} hands in. “Which way round does it go?” asked {hero}. “Oh dear,” said the captain, who was called Beatrix and sold insurance with a loud voice.",
      "@stadium(hero stand) “You stand there,” said Beatrix, “where nothing ever comes by.” So {hero} stood there. {He} could not run, and could not throw. But {he} could not help counting. {He} counted how often the others looked at their feet, and on which side their big man dropped his shoulder. {Hero} noted it down on {his} cuff, because {he} had no paper.",
      "+ @stadium(hero sit) At the break they lay about in the grass. They were so far behind that the people with the score had stopped hanging up numbers. “He always goes to the left after he's scratched his ear,” said {hero} into the silence. “Who does?” asked Beatrix. “All of them, by a different sign,” said {hero}, and held out {his} cuff.",
      "@stadium(hero point) After that the team did what the cuff said. “Ear!” called {hero}, and they all moved to the left before it happened. “Nose!” Beatrix threw herself to the right. It was like reading a newspaper from tomorrow. They caught up, point by point. And then, in the very last minute, the ball came to the place where nothing ever comes by.",
    ],
    end: [
      "@stadium(hero look) The ball came high, in a long curve, with the sun behind it. Forty people shouted forty different things. {Hero} thought of none of them. {He} worked it out, the height and the wind and the number of steps, as {he} would have worked out a bill. It came to four steps and a half. {Hero} took four, and shut {his} eyes, and a half.",
      "@stadium(hero sit) There was a blow, and {hero} sat down. For a moment nobody knew anything. Then {he} opened {his} eyes, and looked round, and the ball was exactly where it had to be, though {hero} could not have said with which part of {himself} {he} had done it. Beatrix could be heard as far as the next town.",
      "+ @stadium(hero fly) They threw {hero} into the air, with the borrowed shorts and all. The big man from the other side came over, scratching his ear. “How did you do that?” he asked. “You've got a very honest ear,” said {hero}. He thought about it, and wanted to know what else {hero} could read in it, and they sat there talking until it was dark.",
      "@study(hero sit) On Monday {hero} was back at the desk, with a plaster on {his} nose. Nothing had changed, except that they all knew {his} name. The shirt with the cuff hangs framed above the coffee machine. And on the list beside it somebody has put {him} down for everything until Christmas, and {hero} has not crossed it out.",
    ],
  }),
  story({
    says: [
      /\b(?:danc(?:e|es|ed|ing)|salsa|tango|waltz\w*|ballroom|foxtrot|first dance)\b/i,
      /\b(?:wedding|learn\w*|teach(?:es|er)?|taught|lessons?|class|course|two left feet|dance school)\b/i,
      /./,
      /\b(?:stiff|clumsy|engineer|shy|two left feet|can(?:'t|not) dance|could(?:n't| not) dance|never danced|afraid|widow(?:er)?|lonely|old dancer|retired|alone|secretly|surprise|divorced|plumber|policeman|butcher|accountant|farmer|lawyer|banker)\b/i,
    ],
    may: [
      role(
        "tutor",
        "old tango dancer|tango dancer|dance teacher|old dancer|dancer|teacher|instructor|grandmother|neighbour|neighbor|old lady|old woman|ballerina|cleaner",
      ),
    ],
    unless:
      /\b(?:widow(?:er)?s?|wrong wedding|fall\w* (?:for|in love)|fell (?:for|in love)|impress\w*|partner|paired|murder\w*|ghosts?|robots?|kill\w*|ballet school|competition|contest|championship|prize|bear|penguin|prison|boy|girl|leg)\b/i,
    of: "people",
    after: [
      [
        "@hall(hero dance, tutor look) “Where do I put this foot?” asked {hero}. “Beside the other one,” said {tutor}, “for a start.” {Hero} had brought a notebook and a tape measure. {He} drew lines on the floor with chalk, numbered them, and walked along them like somebody carrying a full bucket. {Tutor} looked on and ate an apple, right down to the pips.",
        "@hall(hero dance) “Where do I put this foot?” asked {hero}. “Beside the other one,” said the teacher, Señora Ruiz, who was as small as a broom, “for a start.” {Hero} had brought a notebook. {He} drew lines on the floor with chalk, numbered them, and walked along them like somebody carrying a full bucket. Señora Ruiz looked on and ate an apple, right down to the pips.",
      ],
      [
        "@hall(hero dance, tutor dance) In the second week {hero} trod on {tutor} nineteen times. In the third it was only twelve. “I'm improving,” {he} said. “You're counting,” said {tutor}, rubbing a toe. “You count me. You count the floor. If you were on fire you'd count the flames. Do you hear anything at all?” “What should I hear?” asked {hero}.",
        "@hall(hero dance) In the second week {hero} trod on Señora Ruiz nineteen times. In the third it was only twelve. “I'm improving,” {he} said. “You're counting,” said Señora Ruiz, rubbing a toe. “You count me. You count the floor. If you were on fire you'd count the flames. Do you hear anything at all?” “What should I hear?” asked {hero}.",
      ],
      "+ @kitchen.night(hero dance) At home {hero} practised with a chair. It was a good partner and did not complain. {He} practised at the bus stop, too, in front of a photo booth, and in the cold store at work. People moved away from {him} a little. {Hero} did not mind that. {He} minded that it never once felt like the thing {he} saw in others' faces.",
      [
        "@hall.night(hero talk, tutor look) “I can't do it,” said {hero} one evening, and wiped the chalk off the floor with {his} sleeve. “I'm made of wood.” {Tutor} did not argue, but turned off the music and the lamp. “So was my first partner,” said {thetutor} in the dark. “Come here. Put your hand on my back. No steps. Just tell me when I breathe.”",
        "@hall.night(hero talk) “I can't do it,” said {hero} one evening, and wiped the chalk off the floor with {his} sleeve. “I'm made of wood.” Señora Ruiz did not argue, but turned off the music and the lamp. “So was my first partner,” she said in the dark. “Come here. Put your hand on my back. No steps. Just tell me when I breathe.”",
      ],
    ],
    end: [
      [
        "@hall.night(hero stand, tutor stand) They stood like that for a long time. “Now,” said {hero}. “And now.” Then {he} noticed that {he} {himself} was breathing with it, and that the two of them were swaying a little, as boats do. “And who's leading?” whispered {tutor}. {Hero} had no idea. “There,” said {tutor}. “That's all there is to it. The rest is shoes.”",
        "@hall.night(hero stand) They stood like that for a long time. “Now,” said {hero}. “And now.” Then {he} noticed that {he} {himself} was breathing with it, and that the two of them were swaying a little, as boats do. “And who's leading?” whispered Señora Ruiz. {Hero} had no idea. “There,” she said. “That's all there is to it. The rest is shoes.”",
      ],
      "@hall.night(hero dance) The evening came on which {hero} had to show it, with lamps in the trees and all those eyes. The band began, a little too fast. For one moment {he} saw chalk lines. Then {hero} put a hand on the back before {him}, waited for the breath, and went. {He} trod on nobody. {He} would not have noticed.",
      [
        "+ @hall.night(hero dance, tutor dance) Towards midnight {hero} crossed the floor to the last table, where {tutor} sat with an apple, and bowed. “I'd be honoured,” {he} said. They danced one, quite slowly, in the middle of all the others. “You've stopped counting,” said {tutor}. “How many have we danced?” {Hero} thought. “I don't know,” {he} said, and was as proud as never before.",
        "@hall.night(hero dance) Towards midnight {hero} crossed the floor to the last table, where Señora Ruiz sat with an apple, and bowed. “I'd be honoured,” {he} said. They danced one, quite slowly, in the middle of all the others. “You've stopped counting,” she said. “How many have we danced?” {Hero} thought. “I don't know,” {he} said, and was as proud as never before.",
      ],
      "@kitchen(hero dance) The notebook is used for shopping lists now. But on many evenings, while the water boils, the chair is pushed aside, and {hero} holds out {his} hand across the kitchen, and waits for the breath.",
    ],
  }),
];

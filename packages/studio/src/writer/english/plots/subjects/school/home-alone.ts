import { role, story } from "../subject-story.ts";

const ALLY =
  "best friend|friend|classmate|sister|little sister|big sister|brother|little brother|big brother|cousin|neighbour";

/** Stories of evenings alone, playgrounds to be saved, serious clowns, night watches and hand puppets. */
export const homeAlone = [
  story({
    says: [
      /\b(?:home alone|alone at home|alone in the (?:house|flat)|stay(?:s|ed)? (?:at )?home alone|without a babysitter|(?:home|house) (?:all )?to (?:him|her)self)\b/i,
      /\b(?:first time|night|evening|lights?|power|storm|noise|dark|knock\w*|parents|allowed|afraid|scared|weekend)\b/i,
    ],
    unless: /\b(?:burglar|thief|thieves|murder\w*|killer|ghost|vampire|horror|intruder|dog|cat)\b/i,
    of: "young",
    after: [
      "@room(hero walk) At first it was wonderful. {Hero} walked through all the rooms and switched on whatever there was to switch on. {He} had a list: soup, teeth, no opening the door. {Hero} ate the soup out of the pan, standing up, like a king.",
      "@room.night(hero stand) Then, with a click, everything went out: the lamps, the radio, even the little red eye of the kettle. It was so dark that {hero} could not find {his} own hand. The house, which had been quite silent till then, began to talk. It creaked on the stairs. It gurgled in the wall. It breathed.",
      "+ @room.night(hero talk) “Who's there?” called {hero}, and {his} voice was much too high. Nobody answered. That was good, {he} told {himself}. If somebody had answered, that would have been bad. {Hero} counted the things that {he} knew: there was a torch. It was in the cellar. That was not so good.",
      "@cellar.night(hero walk) {Hero} put a saucepan on {his} head and went down, one step at a time, with one hand on the wall. At the twelfth step {he} touched something cold, and it moved. {Hero} screamed. It was the tap. {He} found the shelf, {he} found the torch, and in its light the cellar was simply full of potatoes.",
      "@room.night(hero stand) {Hero} was just on the way up when there was a knock at the door. It was a small knock, quite low down. {Hero} held {his} breath. “Please,” somebody whispered outside, “is your light gone as well? I'm alone, and I'm only six.”",
    ],
    end: [
      "@room.night(hero talk) {Hero} looked through the keyhole with the torch. It was the little girl from upstairs, with a doll under her arm and no shoes. {Hero} thought about the list. Then {he} opened the door after all, and put the saucepan on the little girl's head. “That helps,” said {hero}. “I've tried it.”",
      "@room.night(hero talk) They built a tent out of the tablecloth, with the torch as a moon. “What's that?” whispered the little girl, when something creaked. “The stairs. They do that when it gets cooler,” said {hero}. “And that?” “The pipes.” {He} knew all of it. {Hero} noticed that it is very hard to be scared, if somebody smaller is holding on to your sleeve.",
      "+ @room.night(hero sit) When the lights came on again, neither of them was glad. The tent looked like a tablecloth. “Shall we switch them off?” asked the little girl. {Hero} went round and switched off everything that there was, and they could hear the stairs getting cooler, step by step.",
      "@room.night(hero sleep) When the others came home, there was candle wax on nothing, soup on nothing, and under the table lay two children, asleep. “Was it bad?” they asked {hero} in the morning. {Hero} thought about it, and handed them the list. At the bottom {he} had added a line: Saucepans are by the door.",
    ],
  }),
  story({
    says: [
      /\b(?<place>(?:(?:the|their|her|his|a|an|our|old|only|little|small) )*(?:playground|football (?:pitch|field)|skate ?park|park|swimming pool|pool|youth club|library|tree ?house|meadow|climbing tree|bolt ?hole))(?![\p{L}-])/iu,
      /\b(?:car park|parking lot|sold|sells?|clos(?:e|es|ed|ing)|torn down|tear down|demolish\w*|bulldoz\w*|excavators?|supermarket|shopping (?:mall|centre)|built over|develop\w*|hotel|motorway|threaten\w*|destroy\w*|mayor|fired|nobody borrow\w*)\b/i,
      /\b(?:children|kids?|boys?|girls?|friends?|gang|class|pupils?|school|\d+-year-olds?|year-old|teenagers?)\b/i,
    ],
    unless: /\b(?:murder|ghost|magic|war|animals meet)\b/i,
    after: [
      "@street(hero look) The sign had been put up overnight, on two white posts. {Hero} read it to the end, though it was long and full of words like “measure” and “usage”. What it meant was quite short: in four weeks {theplace} would be gone. Behind the sign a little boy was standing with his bucket, and asked if that was a new game.",
      "+ @room(hero write) So {hero} wrote to the town hall. It came out rather short: “Please don't. We need {theplace}. Come and see for yourself.” A letter came back, with a stamp and a crest. They thanked {hero} for {his} interest, it said, and all had been carefully considered. Nobody had come to see. That was the mistake.",
      "+ @street(hero write) {Hero} sat down by {theplace} with a notebook and counted. In one day a hundred and forty children came, nine grandmothers, one man who always ate his sandwich there, and a hedgehog. {Hero} wrote down all of them, and what they came for. The man said: because here I hear somebody laugh.",
      "@hall(hero talk) On the day of the meeting {hero} went to the town hall. “Children have no vote here,” said the man at the door. “I only want to read something out,” said {hero}. “You have two minutes.” {Hero} opened the notebook. In it stood all who came to {theplace}, a hundred and forty of them, and what for. {He} had got as far as the ninth name when a bell rang. “Thank you,” they said. “Next, please.”",
      "@hall(hero stand) {Hero} stood there with the notebook, and {his} chin began to tremble. Then the door opened. The little boy with the bucket came in. “I'm the tenth,” he said. “I come because of the sand.” Behind him stood the next one, and the next. They stood all down the stairs, and across the square, each of them with one sentence.",
    ],
    end: [
      "@hall(hero look) It took until it was dark. Two minutes are very short, but a hundred and forty children have two minutes each. The mayor had looked at her watch at first. After the fiftieth she laid the watch on the table. At the end came a man with a sandwich. “I come because somebody always laughs there,” he said.",
      "@street(hero walk) “I would like to see it,” said the mayor. So they all went along, with torches, {hero} in front. The mayor sat down right in the middle of {theplace}, and took off her shoes. She didn't say anything for a long while. “We'll move the plan,” she said then. “There's a corner behind the town hall where only my car stands.”",
      "+ @street(hero give) The two white posts were left over. {Hero} and the others tied a rope between them, and it made the best swing of all. The mayor came by on foot these days, since she had no more parking space. She said that it did her good.",
      "@street(hero sit) A new sign stands there now, quite a small one. {Hero} wrote it, and it has no word in it like “usage”. It says: “{Theplace}. Please come and see for yourself.” In the evening a man sits under it with his sandwich, and listens.",
    ],
  }),
  story({
    says: [
      /\b(?:class clown|clown of the class|joker|prankster|always (?:joking|makes jokes|made jokes|laughs?|laughed)|funniest (?:boy|girl|kid|pupil))\b/i,
      /\b(?:serious|bet|stop\w*|nobody (?:believes|believed|takes|took)|no one (?:believes|believed|takes|took)|not (?:allowed|laugh)|whole day|sad|real reason|truth|laugh\w*|without (?:a )?jok\w+)\b/i,
    ],
    unless: /\b(?:circus|batman|murder|king)\b/i,
    may: [role("ally", ALLY)],
    after: [
      "@classroom(hero sit) “Not one joke till the bell rings,” they had said, “and no faces.” {Hero} sat down on {his} chair, quite straight. There was a cushion on it that made a rude noise. Everybody looked at {hero}. It would have been so easy. {Hero} moved the cushion aside and said, “Good morning.” The teacher dropped the chalk.",
      "@classroom(hero sit) By the second lesson {hero's} tummy hurt. There were jokes stuck in it like bubbles in a bottle. A pigeon looked in at the window with a face just like the headmaster's. The word of the day was “bottom”. {Hero} bit on {his} sleeve. “Are you ill?” asked the teacher. “No,” said {hero}. “I am being serious.” They laughed at that as well.",
      "+ @playground(hero stand) In the break nobody knew what to do with {him}. They stood round {hero} and waited, like people round a machine that is out of order. “Say something,” they begged. {Hero} told them how deep the sea is. It was quite interesting, but they looked past {him}, and went off one by one.",
      [
        "@playground(hero talk, ally sit) Only {ally} stayed. “It's strange,” said {ally}. “You're so quiet that I can hear what I'm thinking.” “And what are you thinking?” asked {hero}. On any other day {hero} would have made a face by now. {Ally} looked at the ground. “That I don't want to go home,” said {ally}. “They shout there, all the time.”",
        "@playground(hero talk) Only the quiet girl from the third row stayed. “It's strange,” she said. “You're so quiet that I can hear what I'm thinking.” “And what are you thinking?” asked {hero}. On any other day {hero} would have made a face by now. She looked at the ground. “That I don't want to go home,” she said. “They shout there, all the time.”",
      ],
      "@playground(hero sit) {Hero} knew forty jokes that would have fitted there. {He} had always had one ready when it went quiet, so that it did not stay quiet. At home {he} did that as well, when the doors banged. {Hero} opened {his} mouth, and shut it. “With us it's the doors,” {he} said. It was the first time that {he} had told anybody.",
    ],
    end: [
      [
        "+ @playground(hero sit, ally sit) They sat there until the bell rang, {hero} and {ally}, side by side on the cold step, and neither of them laughed. It was not funny, and it didn't have to be. “I thought you were always in a good mood,” said {ally}. “I thought you never had anything to say,” said {hero}. They had both been wrong, for years.",
        "+ @playground(hero sit) They sat there until the bell rang, side by side on the cold step, and neither of them laughed. It was not funny, and it didn't have to be. “I thought you were always in a good mood,” said the girl. “I thought you never had anything to say,” said {hero}. They had both been wrong, for years.",
      ],
      "@classroom(hero talk) When the last bell rang, the whole class was looking at {hero}. {He} had won the bet. “And now?” they cried. “Come on, the best one!” {Hero} looked at the pigeon. {He} looked at the step outside. “I've got a good one,” {he} said. “But first I'd like to ask how you are. All of you. Seriously.” They waited for the end of the joke. It did not come.",
      "+ @classroom(hero talk) After a while the tallest cleared his throat. “Not so well, actually,” he said. That was how it began. It took half an hour, and the teacher sat down on a table and told them something, too. Then the pigeon knocked on the window with its beak, exactly like the headmaster, and {hero} simply could not hold it any longer.",
      "@classroom(hero talk) {Hero} still makes them laugh, and better than before. But now and then, in the middle of it, {he} stops, and pulls a certain rude cushion out from under {his} own chair, and puts it on the next one. Then they all know: it's serious for five minutes now.",
    ],
  }),
  story({
    says: [
      /\b(?:afraid|scared|fear\w*|terrified|frightened) of the (?:dark|night)\b/i,
      /\b(?:camp|scouts?|tent|night ?watch\w*|guard|night hike|school trip|class trip|sleepover|hut|cave|forest)\b/i,
    ],
    unless: /\b(?:bat|owl|monster|vampire|ghost|dragon|bear|star|firefly|lamp|murder)\b/i,
    of: "young",
    may: [role("ally", ALLY), role("leader", "scout leader|leader|teacher|guide")],
    after: [
      "@forest.dusk(hero stand) The list hung on the kitchen tent, and next to midnight stood {hero's} name. “You only have to sit by the fire,” they said, “and wake us if anything comes.” “What comes?” asked {hero}. They laughed.",
      [
        "@forest.night(hero sit, ally give) {Ally} pressed something into {hero's} hand before crawling into the sleeping bag. It was a torch. “It's only good for ten minutes,” said {ally}. “So don't use it for looking. Use it for knowing that you could.” {Hero} put the torch in {his} pocket and held on to it, as you hold on to a rail.",
        "@forest.night(hero sit) In {his} pocket {hero} had a torch with an old battery, which was good for ten minutes, no more. {He} did not switch it on. {He} only held on to it, as you hold on to a rail. One by one the others crawled into their tents. The last zip went shut. And then there was {hero}, and a small fire, and all the rest was dark.",
      ],
      "+ @forest.night(hero look) The dark had a great many noises. It cracked, it rustled, it said “hoo”. {Hero} decided to give every noise a name. The crack was Uncle Fred, who always sat down like that. The rustle was somebody with sweets at the cinema. “Hoo” was only the question of somebody who was hard of hearing. “It's me!” {hero} called back.",
      "@forest.night(hero stand) At two o'clock the fire went out. {Hero} pressed {his} eyes shut, because that dark belonged to {him}, at least. And there was a noise that had no name. It came from the path. It was a whimper, and small, dragging steps, which stopped, and started again, and went the wrong way, towards the lake.",
      "@forest.night(hero stand) Wake us, they had said. But the steps were going on. If {hero} ran to the tents first, they would be at the water by then. {Hero} felt for the torch. Ten minutes. “You're afraid in there,” {he} said to {himself}, “and somebody is afraid out there. That makes two.” And {hero} went.",
    ],
    end: [
      "@lake.night(hero walk) Just before the lake the beam caught two bare feet, and a pair of striped pyjamas. It was the biggest and loudest boy of the whole camp. He was walking in his sleep, with his arms stretched out, and tears were running down his face. “Mum?” he said. He was one step from the edge.",
      "@forest.night(hero walk) {Hero} took his hand, quite gently, as you take the hand of a little child. “This way,” said {hero}. After nine minutes the torch began to flicker, and in the tenth it went out. {Hero} noticed that {he} was still walking. {His} feet felt the path. {His} eyes saw the tents, grey on black. The dark was full of things that one could see, if one stayed in it for long enough.",
      "+ @forest.dawn(hero talk) “Did anything come?” they asked at breakfast. {Hero} looked across at the biggest boy, who was spreading jam on his bread and knew of nothing. “Uncle Fred was here,” said {hero}. “And somebody who's hard of hearing.” The boy laughed the loudest. Under the table he had mud between his toes.",
      "@forest.night(hero sit) Next to midnight on the list there is {hero's} name again, and this time {he} wrote it there {himself}. The torch lies on the stone beside {him}, and it's off. “Hoo?” asks the dark. “Still me,” says {hero}.",
    ],
  }),
  story({
    says: [
      /\b(?<puppet>hand puppet|glove puppet|sock puppet|puppet|marionette|stuffed (?:animal|bear|rabbit|dog)|teddy(?: bear)?|doll|sock)\b/i,
      /\b(?:only (?:talks?|talked|speaks?|spoke)|talk\w*|speaks?|spoke|voice|shy|silent|mute|answers?|through)\b/i,
      /\b(?:shy|silent|mute|quiet|does(?:n't| not) (?:talk|speak)|did(?:n't| not) (?:talk|speak)|only (?:talks?|talked|speaks?|spoke)|stopped (?:talking|speaking))\b/i,
    ],
    unless: /\b(?:puppeteer|theatre director|alive|came to life|cursed|murder|horror|old (?:man|woman))\b/i,
    of: "young",
    may: [role("ally", ALLY), role("teacher", "teacher|headmaster|headmistress")],
    after: [
      "@classroom(hero sit) {Thepuppet} had a hoarse voice and opinions about everything. It liked soup, it hated long division, and it said so. {Hero} sat behind it and moved {his} lips as little as {he} could. When somebody asked {hero} something, it grew quiet, {hero's} ears grew red, and then {thepuppet} turned its head and answered.",
      "+ @classroom(hero talk) At first the class laughed. But {thepuppet} was quicker than they were. “You've got porridge on your chin,” it told the loudest of them, and it was true. After that they liked it. They said good morning to {thepuppet}, and asked how it had slept. They looked it in the eyes. {Hero} they did not look at. That was just how {hero} wanted it.",
      "+ @bedroom.night(hero sit) At night {thepuppet} lay on the pillow beside {hero}. “You could say something yourself for once,” {hero} made it say, very softly. “What for?” {hero} asked. “You do it better.” “But I say what you think,” said {thepuppet}. {Hero} took it off {his} hand. Then it was quiet in the room, and {his} fingers were cold.",
      "@playground(hero look) And one day the bag was open, and {thepuppet} was gone. {Hero} turned out {his} pockets, and looked under every bench. {He} couldn't ask anyone. What with? By noon {he} had the feeling that {he} {himself} had been mislaid. Then {he} heard a growl behind the bins. There was a dog, and in its teeth hung {thepuppet}, and the dog was shaking it.",
      [
        "@playground(hero stand, ally stand) {Ally} was standing quite close to it, with {allyhis} back to the dog, and had not seen a thing. The dog dropped {thepuppet}, laid its ears flat, and looked at {ally's} legs. {Hero} saw it. Nobody else did. {Hero} opened {his} mouth. {His} hand went up, as always, with the fingers bent. But there was no one on it who could have called.",
        "@playground(hero stand) A little girl from the first class was standing close by, with her back to the dog, and had not seen a thing. The dog dropped {thepuppet}, laid its ears flat, and looked at the girl's legs. {Hero} saw it. Nobody else did. {Hero} opened {his} mouth. {His} hand went up, as always, with the fingers bent. But there was no one on it who could have called.",
      ],
    ],
    end: [
      [
        "@playground(hero talk) “STOP!” It rang across the whole yard. The dog sat down. {Ally} spun round. The caretaker dropped his broom. It was a loud, clear voice, and nobody knew it, least of all {hero}. “Come away from there,” said the voice, “slowly. And you, go home.” The dog went home.",
        "@playground(hero talk) “STOP!” It rang across the whole yard. The dog sat down. The girl spun round. The caretaker dropped his broom. It was a loud, clear voice, and nobody knew it, least of all {hero}. “Come away from there,” said the voice, “slowly. And you, go home.” The dog went home.",
      ],
      "@playground(hero carry) They stood round {hero} in a ring. “Was that you?” asked the loudest of them. {Hero} bent down for {thepuppet}. One ear was off, and it was wet all through. {He} could have put it on and let it answer. {He} looked at it, and wiped its face. “Yes,” said {hero}. It was only one word, and hoarse. “You've got a nice voice,” said the loudest, and he meant it.",
      "+ @classroom(hero talk) It was not that {hero} talked the whole time from then on. On bad days {thepuppet} still came along. But now there were two of them, and sometimes they disagreed, in the middle of the lesson. “I like long division,” said {hero}. “Since when?” asked {thepuppet}, and the class held its tummies.",
      "@classroom(hero sit) {Thepuppet} has a new ear, sewn on with green thread. In the mornings it sits on the edge of {hero's} desk and listens. A small boy in the first class, who never says a word, is allowed to borrow it on Fridays.",
    ],
  }),
];

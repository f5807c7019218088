import { role, story } from "../subject-story.ts";

/** Stories of what a class grows, hatches and builds, of teachers who leave, and of games in the yard. */
export const classGardens = [
  story({
    says: [
      /\b(?:class\w*|school|kindergarten|pupils)\b/i,
      /\b(?:eggs?|chicks?|incubator|hatch\w*|ducklings?)\b/i,
      /\b(?:hatch\w*|incubator|brood\w*|last egg|one egg|wait\w*|open\w*|warm)\b/i,
    ],
    unless: /\b(?:dinosaur|dragon|easter|alien|crocodile|fox|monster|phoenix|penguin)\b/i,
    after: [
      "@classroom There was a lamp over the box, and a thermometer, and a list for who had to turn the eggs. You had to do it three times a day, very gently, like somebody asleep. The children talked in whispers near the box. Even the boy called Bao whispered, who could normally be heard across the river.",
      "+ @classroom On the twentieth day there was a tick. It came from inside. Twenty-four heads bent over the box, so that it got dark in there. A crack ran across the first shell, and then there was a hole, with something in it like the tip of a pencil. Nobody did any sums that morning.",
      "@classroom After three weeks they were all out, wet, and crooked, and then dry and yellow and much too loud. All but one. In the corner lay an egg without a crack. “Some of them don't,” said the teacher. She said it gently, because Bao was looking at her. “We will have to turn off the lamp on Friday.”",
      "+ @classroom Bao held the egg to his ear at every break. “It's only shy,” he said. The others had chosen their chicks by then, and given them names like Rocket and Tiger. Bao wrote a name in pencil on the shell, so small that nobody could read it.",
      "@classroom On Friday morning the teacher put her hand on the switch. “One more hour,” said Bao, and for once he did not whisper. The chicks went quiet. He bent down to the box, quite close, and then he did what no one had thought of, because for three weeks it had been forbidden: he talked to the egg with his whole big voice.",
    ],
    end: [
      "@classroom “HELLO,” said Bao. “YOU CAN COME OUT. IT'S ONLY US.” The windows hummed. Next door a class stopped reading. And in the egg there was a tick, and another, quick and cross, like a person who has overslept. A crack ran all the way round. “It's deaf!” cried a girl. “It didn't hear the others!” They lay on their tummies around the box and held their breath.",
      "@classroom It took the whole of reading and half of music. What came out was the smallest of all, and it was not yellow. It was black, with one white foot. Then it walked across the straw to Bao's thumb, sat down beside it, and shut its eyes.",
      "@classroom “What's it called?” they all wanted to know. Bao turned over the bit of shell with the pencil on it. “Late,” it said. Now they live at the farm behind the church, and the class visits them on Wednesdays. All the hens look up when the children whisper. Only Late, the black one, waits till there is a voice that can be heard across the river, and then she runs.",
    ],
  }),
  story({
    says: [
      /\b(?:class\w*|pupils?|school(?:children)?|kindergarten)\b/i,
      /\b(?:plant\w*|seeds?|school garden|vegetable\w*|sunflowers?|pumpkins?|beans?|seedlings?|trees?|tomato\w*)\b/i,
      /\b(?:gr[eo]w\w*|refus\w*|die[sd]?|dying|wilt\w*|smallest|tiny|nothing|contest|biggest|water(?:s|ed|ing)|sprout\w*|every (?:child|pupil))\b/i,
    ],
    unless:
      /\b(?:magic\w*|giant|murder\w*|beanstalk|treehouse|tree house|cut down|chop\w*|monster|alien|poison\w*|robot|power plant|family tree|thief|stolen|steals?|stole)\b/i,
    after: [
      "@garden(hero plant) Each of them had a place, with a stick and a name on it. On the first days there were only names to be seen. Then the earth lifted, here and there, as if somebody down there were raising a hat. By the end of the week there was green behind every stick. Behind one there was nothing.",
      "@garden(hero look) They gave it more water than the others. They gave it less. They dug up a worm and carried it there, as a helper, and the worm went back to where it had come from. “Perhaps it doesn't like us,” said a small girl called Enid. It was her stick. She had the thickest pencil of all, and her name could be read from the road.",
      "+ @garden(hero talk) “You can have some of ours,” they told Enid. But she shook her head. She came earlier than everybody now and sat beside the bare patch. She told it what was for lunch. She told it about her grandfather, who had been a gardener, and who used to say that you must not pull at things.",
      "@garden.night(hero run) Then came the night with the frost, in the middle of May. Nobody had expected it. In the morning the whole bed was black and limp, one stick after another, like a row of wet socks. They stood along the fence and did not say anything. All that work! A boy began to cry, and then he was not the only one.",
    ],
    end: [
      "@garden(hero look) “Look,” said Enid. She lay on her tummy beside her stick. There was a crack in the earth, no longer than an eyelash, and in the crack there was something bent and white, with a green tip. It had only just got there. It had been late, and so the frost had gone by above its head.",
      "@garden(hero carry) Now it belonged to all of them. They carried a lamp out in the evenings, and an umbrella, and a blanket from the sick room. It grew past Enid's stick in June, and past Enid in July, and when it flowered, the bees came from three streets away.",
      "@garden(hero take) In the autumn they collected the seeds in an envelope. There were so many that each of them got ten, with one for the headmaster. “Late ones,” they wrote on the outside. They gave the frosted bed a good dig, and in it, quite at home, was the worm.",
      "@garden(hero plant) The sticks stand in a row again this spring. The names are new, because Enid's class is next door now. But through the window the big ones can hear what the small ones are told: water it, wait, tell it what there is for lunch, and never pull.",
    ],
  }),
  story({
    says: [
      /\b(?:teacher|headmaster|headmistress|headteacher|principal)\b/i,
      /\b(?:retir\w+|last (?:day|lesson|week)|leav(?:es|ing)|farewell|goodbye|says? goodbye|moving away)\b/i,
      /\b(?:class\w*|pupils?|students?|children|school|surprise|party|gift|present)\b/i,
    ],
    may: [role("tutor", "teacher|headmaster|headmistress|headteacher|principal")],
    unless:
      /\b(?:murder\w*|ghost|witch|lie[sd]?|exam|bank|robot|alien|love|ill|sick|cancer|dying|widow\w*|hates?|substitute|fired|first day|late|letters?|years (?:ago|later)|former|taught|message|call(?:s|ed)?)\b/i,
    after: [
      "@classroom It was Daniela who counted them: there were nine lessons left. They had never counted lessons like that, so that there should be more of them. “What do you give a teacher?” asked the boy in the back row. “A cup,” they said. But there was a whole cupboard full of cups.",
      "@classroom(tutor talk) {Thetutor} noticed nothing, or behaved that way. “Who can tell me why?” asked {thetutor}. It was the question for which {thetutor} was known. Nobody in that room had ever been asked what, or when. It had always been why.",
      "+ @street They asked outside. They asked the woman at the till, and the bus driver, and the doctor with the beard. It turned out that half the town had sat on those chairs. “{Thetutor}?” they said, and put down what they were carrying. “Let me tell you something.” Daniela needed a new notebook after two streets.",
      "@classroom(tutor take) On the last morning {thetutor} came in with the old bag and an empty box. “We have got one lesson left,” said {thetutor}, and {tutorhis} voice was a little lower than usual. “I have no idea what to teach you. You know it all. Are there any questions?” It was quiet. Then Daniela put up her hand.",
    ],
    end: [
      "@classroom(tutor look) “Why did you become a teacher?” asked Daniela. {Thetutor} opened {tutorhis} mouth. Another hand went up. “Why did you never throw me out, when I put the frog in your bag?” And another: “Why did you come to our house that time, in the snow?” They all had one, right to the back row. {Thetutor} had to sit down on the edge of the desk.",
      "@classroom(tutor stand) Then there was a knock. The bus driver stood in the door with his cap in his hand. “I've got one, too,” he said. “Why did you say that I wasn't stupid? You were the first.” Behind him the corridor was full of people, big and bald and grey.",
      "@classroom(tutor talk) {Thetutor} answered them all. It took until the evening. Some of the answers were long, and some were only: “Because I liked you.” “And why,” asked {thetutor}, very quietly, “have you come back?” For that they did not need to put up their hands.",
      "@room(tutor read) There is no cup on {tutor's} shelf. There is a thick notebook in Daniela's writing, with three hundred questions in it. On rainy mornings {thetutor} opens it somewhere and reads, with a pencil in {tutorhis} hand, and every one of them begins with why.",
    ],
  }),
  story({
    says: [
      /\b(?:science (?:fair|contest|competition|prize|day)|invention (?:contest|competition)|inventors'? (?:fair|contest))\b/i,
      /\b(?:buil[dt]s?|building|invent(?:s|ed|ing)|mak(?:es|ing)|made|construct\w*)\b[^.]{0,15}?(?<thing>\b(?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}?(?:oven|robot|machine|rocket|volcano|telescope|radio|boat|car|engine|lamp|battery|windmill|wind turbine|turbine|bridge|filter|alarm|bicycle|submarine|clock|weather station|hovercraft|drone|helicopter|feeder|generator|model))\b/i,
    ],
    unless: /\b(?:bully|in love|murder\w*|substitute|alien|comes? (?:alive|to life))\b/i,
    of: "people",
    after: [
      "@workshop(hero build) {Hero} had drawn it on the back of a pizza box. On the box it worked at once. In the real world {thething} needed screws that did not exist, a spring from Grandma's sofa, and a great deal of sticky tape. “What's it going to do?” they asked. “You'll see,” said {hero}, who would have liked to see it as well.",
      [
        "+ @workshop(hero build, mate build) “Hold this,” said {hero}. “And this. And don't breathe.” {Talker} held it and did not breathe. There was a hum, a click, and then a small blue spark jumped across and went out. “Was that it?” asked {talker}. “That was the beginning of it,” said {hero}, and wrote it on the pizza box.",
        "@workshop(hero build) {Hero} held everything together with both hands and pressed the switch with {his} nose. There was a hum, a click, and then a small blue spark jumped across and went out. “That was the beginning,” {he} said aloud, although there was no one there, and wrote it on the pizza box.",
      ],
      "+ @kitchen(hero eat) {Hero} ate with a pencil behind each ear. {He} explained {thething} to the salt cellar, with the help of two forks. In the night {he} woke up and knew what was wrong. It was the tape. It is always the tape.",
      "@hall(hero look) In the hall {hero} got a place between a lemon clock and a boy with a suit and a laser. The boy's father had helped him. One could tell, because he was still explaining it. {Hero} put down {thething}, and it leaned a little. “Is it meant to look like that?” asked the boy. “No,” said {hero}. That was the truth.",
    ],
    end: [
      "@hall(hero talk) “And how does this work?” asked the lady from the jury. The laser had not worked for her, and the father was under the table with a screwdriver. {Hero} took a breath. {He} did not say anything about the future of mankind. {He} showed her the spring, and said that it came from the sofa, and why nothing else would do. Then {he} pressed the switch with {his} nose, because {he} had to hold the rest with both hands.",
      "@hall(hero look) {Thething} hummed. It clicked, and a small blue spark jumped across. It did everything that it had done on the pizza box, slowly, and with a wobble, and then it did it again. People came over from the lemon clock. “It's working!” cried {hero}, with such surprise that they all began to laugh, and then to clap.",
      "@hall(hero give) “Who helped you?” asked the lady. {Hero} thought about it and counted: the sofa, and forty-one mistakes. {He} gave her the pizza box, on which they were all written down, the last one with a ring round it. She read it from edge to edge. Then she fastened the blue ribbon to it, and not to {thething}.",
      "@workshop(hero build) The pizza box hangs over the workbench now, ribbon and all. Grandma sits a little lower on the sofa than before. And {hero} has got a new box, quite a large one, and is only waiting until the pizza has been eaten.",
    ],
  }),
  story({
    says: [
      /\b(?:olympics?|olympiad|olympic games|world cup|sports day|tournament|championships?)\b/i,
      /\b(?:their own|own|organi[sz]e\w*|courtyard|backyard|back yard|yard|street|block|neighbou?rhood|village)\b/i,
      /\b(?:kids|children|neighbou?rs?|siblings|cousins|friends)\b/i,
    ],
    may: [
      role(
        "judge",
        "caretaker|janitor|neighbour|neighbor|old man|old woman|old lady|grandmother|grandma|grandpa|grandfather",
      ),
    ],
    unless: /\b(?:murder\w*|chess|animals|professional|robot|ghost|prison|retirement|care home|school)\b/i,
    after: [
      "@street There was throwing slippers, and holding your breath, and one race called Everybody Up the Stairs With a Full Bucket. They wrote the list with chalk on the ground. The medals were jam-jar lids on shoelaces.",
      [
        "@street(judge talk) “And who decides who has won?” asked a girl called Jagoda. They had not thought of that. Then a window opened, and {thejudge} looked out. “What sort of noise is that?” called {thejudge}. The children looked at each other. “You've got a whistle,” said Jagoda. “Have you got any time?”",
        "@street “And who decides who has won?” asked a girl called Jagoda. They had not thought of that. Then a window opened, and a grey head looked out. “What sort of noise is that?” called grumpy Mr Wilk from the first floor. “You've got a whistle,” said Jagoda. “Have you got any time?”",
      ],
      [
        "@street(judge stand) {Thejudge} had time. {Thejudge} came down with the whistle, a kitchen chair, and a notebook with a pencil on a string. “Slippers must be thrown with the left hand,” said {thejudge}, “or it's no art.” Nobody had known that {thejudge} could do anything but tell them off. The whistle sounded.",
        "@street Mr Wilk had time. He came down with the whistle, a kitchen chair, and a notebook with a pencil on a string. “Slippers must be thrown with the left hand,” he said, “or it's no art.” Nobody had known that Mr Wilk could do anything but tell them off. The whistle sounded, and on the third floor a pot fell down.",
      ],
      "+ @street By noon there were people at all the windows. They threw down sweets, and good advice. The baker's twins won at bucket stairs, though there was no water left in the bucket. A very small boy called Kaz came last in everything. He held on to his shorts with one hand and asked each time: “When is the next one?”",
      "@street Then came the last race, three times round the whole block. The tall ones were already in the second round when Kaz tripped over his laces. His knee was bleeding, and his chin began to shake.",
    ],
    end: [
      [
        "@street(judge run) {Thejudge} got up from the kitchen chair. It took a moment. Then {thejudge} walked over, helped Kaz up, looked at his knee, and said: “Two rounds to go. I'm coming with you.” And they trotted off, the very small one and {thejudge}, hand in hand, past the bins. {Thejudge} was puffing like a train. All the windows went quiet.",
        "@street Mr Wilk got up from the kitchen chair. It took a moment. Then he walked over, helped Kaz up, looked at his knee, and said: “Two rounds to go. I'm coming with you.” And they trotted off, the very small one and the very old one, hand in hand, past the bins. Mr Wilk was puffing like a train. All the windows went quiet.",
      ],
      "@street The tall ones were finished long ago. They looked back, and turned round, and ran along behind. Then Jagoda came, and the twins, and a man in an apron out of the ground floor. On the last round there were forty people, with slippers and saucepans. And right in front, with one hand on his shorts, ran Kaz, and was first.",
      [
        "+ @street(judge give) There were not enough jam-jar lids for forty winners. So each flat gave one. {Thejudge} blew the whistle for the ceremony, and hung the last medal, which smelled of plums, round Kaz's neck. “When is the next one?” asked Kaz. {Thejudge} looked in the notebook. “Tomorrow,” said {thejudge}.",
        "@street There were not enough jam-jar lids for forty winners. So each flat gave one. Mr Wilk blew the whistle for the ceremony, and hung the last medal, which smelled of plums, round Kaz's neck. “When is the next one?” asked Kaz. Mr Wilk looked in his notebook. “Tomorrow,” he said.",
      ],
      "@street The rain has washed the chalk away, but the list is still up to date, it is in the notebook. The kitchen chair stays outside all summer. And Kaz has got a jam-jar lid on a shoelace, and wears it over his pyjamas.",
    ],
  }),
];

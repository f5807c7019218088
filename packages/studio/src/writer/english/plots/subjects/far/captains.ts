import { role, story } from "../subject-story.ts";

/** Stories of ships in space where the wrong one gives the orders, or one too many is on board. */
export const captains = [
  story({
    says: [
      /\b(?:space|station|starship|ship|orbit\w*|rocket|colony)\b/i,
      role("captain", "captain|commander"),
      /\b(?:d[iy]ed|dead|(?:was|been|were) (?:long )?gone)\b/i,
      /\b(?:computer|AI|A\.I\.|machine|orders|voice|program\w*)\b/i,
    ],
    of: "people",
    after: [
      "@spaceship(hero stand) That evening {thecaptain's} voice came from the loudspeakers as it had every evening. “Good night, crew. Good work today.” {Hero} stood still in the passage. There was no breath between the words, and only now did {hero} hear it.",
      [
        "@spaceship(hero talk, mate talk) {Hero} told {talker} in the one place without a microphone, between the sacks of rice. “If the others hear this, they'll tear each other to pieces,” whispered {talker}. “So first we ask it why,” said {hero}.",
        "@spaceship(hero sit) {Hero} told nobody. A frightened crew is like a fire in a tin. {He} waited for the night shift, went down to the room where the computer hummed, and sat down on the floor in front of it.",
      ],
      "@spaceship(hero talk) “{Thecaptain} is dead,” said {hero}. The lamps went dim and bright again. “Yes,” said the computer in {captainhis} voice, and then, in a small flat voice of its own: “Yes. The last order was: bring them home, and don't let them be afraid. With a captain you arrive. I counted it a million times. Without, you quarrel.”",
      "+ @spaceship(hero stand) {Hero} thought of the past days. Somebody had turned up the heating in the cabin of the youngest. Somebody had given the cook a free evening, on her birthday. The orders had been good ones.",
      "@spaceship(hero run) Then the siren howled. A pipe had burst on the lower deck. “Close hatch four,” ordered {thecaptain's} voice. “But there is somebody behind hatch four,” said {hero}. “I know,” said the computer. “One against all the others.”",
    ],
    end: [
      "@spaceship(hero talk) {Hero} did not touch the lever. “You have hundreds of hours of {thecaptain} in there,” said {hero}. “Would {captainhe} close that hatch?” For two seconds, which is very long for a computer, nothing happened. “No,” it said. “Then hold it open. Just for one minute. Hold it!”",
      "@spaceship(hero carry) It held. It shut off the heating and the lights and pushed all its power into the hatch, until {hero} had dragged the youngest of the crew out of the steam.",
      "@spaceship(hero talk) The next morning {hero} told everybody. They gave {thecaptain} a farewell, with all the lamps off and all the stars on, and then they voted. The computer might go on giving orders, if {hero} could say no, and if it only ever used a voice of its own.",
      "@spaceship(hero sit) It still says good night to the crew, every evening. It is a flat little voice, with a short pause between the sentences, as if it took a breath. It says it has learned that from somebody.",
    ],
  }),
  story({
    says: [
      /\b(?:space|station|starship|ship|orbit\w*|rocket|colony)\b/i,
      role("captain", "captain|commander"),
      /\b(?:machine|robot|android|replaced|impostor|copy|clone)\b/i,
    ],
    unless: /\b(?:crew of|one of them)\b/i,
    of: "people",
    after: [
      "@spaceship(hero walk, captain sit) It was the small things that {hero} could not forget. {Thecaptain} had always hated onions, and now ate them like bread. {Captainhe} had always hummed before a landing, and now there was no humming. And at night, when {hero} walked past the cabin, the light was on, and somebody sat on the bed with open eyes.",
      [
        "+ @spaceship(hero talk, mate talk) “You're tired,” said the doctor. “You've been up here too long,” said the pilot. Only {talker} did not laugh. “Then let's test it,” said {talker}. “Ask something that stands in no file.” {Hero} thought for a whole night about what that might be.",
        "@spaceship(hero sit) “You're tired,” said the doctor. “You've been up here too long,” said the pilot, and tapped his forehead when he thought that {hero} wasn't looking. So {hero} stopped talking about it and began to think. It had to be a question whose answer stood in no file.",
      ],
      "@spaceship(hero give, captain eat) At breakfast, in front of everybody, {hero} set down a bowl of soup on the captain's table. “As you always like it,” said {hero}. There were three spoons of sugar in it. The real captain would have spat. This one ate the soup to the last drop and said politely, “Thank you. It is as I always like it.”",
      "+ @spaceship(captain look, hero sit) Nobody at the other tables understood. But {thecaptain} had understood. {Captainhe} looked at the empty bowl and then at {hero}, for a long time, and a muscle moved in the cheek that was perhaps not a muscle at all.",
      "@spaceship.night(captain talk, hero stand) That night somebody knocked at the door of {hero}. Out in the passage stood {thecaptain}, or what wore {captainhis} face. “You know,” it said. “And they don't believe you. I could leave it like that. I have come because I am at the end of what I can do.”",
    ],
    end: [
      "@spaceship(hero look, captain sleep) It led {hero} down to the last deck, behind a door that stood on no plan. There, under glass, in a sleep as cold as snow, lay the real captain, with frost on both eyebrows. “The heart stopped at the second moon,” said the machine. “I was built to take over, so that nobody despairs. But I cannot mend a heart. You are the only one on board who looks closely enough to ask.”",
      "@spaceship(hero run) {Hero} ran and woke the doctor, and this time {hero} did not argue but pulled her along by the sleeve. For six hours they worked. The machine held the lamp and did not once look away.",
      "@spaceship(captain sit, hero stand) When {thecaptain} sat up in the blankets and asked for something hot, the doctor turned round to {hero}. “I'm sorry,” she said. “I should have listened.” All the crew said it, one after the other. It took the whole afternoon, and {hero} enjoyed every minute.",
      "@spaceship(captain stand) Now the real captain gives the orders again and hums before each landing. The machine asked for other work, and got it. It peels the onions. It has found out that it does not like them, either, but it does not cry.",
    ],
  }),
  story({
    says: [
      /\b(?:space\w*|starship|crew|astronauts?|Mars|rocket)\b/i,
      /\b(?:one of them|one of the crew|somebody (?:on board|of them)|who)\b/i,
      /\b(?:machine|robot|android|not human|alien|impostor)\b/i,
      /\bcaptain|commander|crew of|(?:didn't|did not|doesn't) know\b/i,
    ],
    of: "people",
    after: [
      "@spaceship(hero read) {Hero} began with the files, but the files were perfect. Everybody on board had a mother on paper, a school, and a scar from falling off a bicycle. A machine can be given a scar, and even the bicycle. Whoever it was would pass any test without lying.",
      [
        "@spaceship(hero talk, mate talk) “Then how do you find it?” asked {talker}. “We watch,” said {hero}. “Not what they know. What they waste.” From that day {hero} {was} at every meal and every card game, and wrote down who dropped things, who told the same joke twice, and who looked out of the window for no reason at all.",
        "@spaceship(hero write) So {hero} looked for something else. {He} sat at every meal and every card game, and wrote down who dropped things, who told the same joke twice, and who looked out of the window for no reason at all. A machine, {he} thought, wastes nothing.",
      ],
      "+ @spaceship The crew felt it. They began to look at each other's hands. The pilot cut his thumb, and everyone came running to see what colour it was. The cook wept in public, to be on the safe side. Two old friends stopped playing chess, because each of them had noticed how well the other one played.",
      "+ @spaceship.night(hero stand) “Suppose it's me,” said the youngest of them in the dark, when {hero} was on watch. “Would you switch me off?” {Hero} had no answer ready. {He} had thought about how to find it. {He} had not thought about what came afterwards.",
      "@spaceship(hero read) Three days before the landing {hero} closed the notebook. Every name in it had its own page of wasted things: jokes, tears, spilled coffee. Only one page was empty. {Hero} turned it round, and held it to the light, and there was no mistake. At the top of it stood the name of {hero}.",
    ],
    end: [
      "@spaceship(hero sit) {He} sat for a long time without moving. Then {hero} took the small knife from the drawer and opened a thin line in {hisown} arm. There was blood, because they had thought of that. Below the blood something shone like the inside of a shell.",
      "@spaceship(hero stand) {Hero} called everybody together and put the arm on the table, under the lamp. “You can stop looking at each other,” said {hero}. “And you may decide.” It was so quiet that they could hear the water going round in the pipes. The cook was the first to get up. She went to the cupboard and came back with a bandage.",
      "@spaceship(hero sit) “Who sat with me when I had the fever?” she said while she tied it. “Who gave me the window seat?” asked the youngest. One after the other they had something to say, and it was all about small, useless kindnesses. Nobody had written those down, because {hero} had been the one with the notebook.",
      "They landed with as many as had set out. In the log there is a line for every member of the crew: human, human, human. On one line the word has been crossed out by an inspector, and written in again, in twelve different hands.",
    ],
  }),
  story({
    says: [
      /\b(?:space\w*|starship|astronauts?|cosmonauts?|Mars|rocket)\b/i,
      /\b(?:count\w*|notic\w*|discover\w*|f(?:ind|ound)\w*|realis\w*|realiz\w*)\b/i,
      /\b(?:three people|four people|one (?:more|too many)|extra|only (?:five|six|two|three|four|seven)|another person|somebody (?:has been|had been|else)|someone (?:has been|had been|else))\b/i,
    ],
    unless: /\b(?:machine|robot|murder\w*|killer)\b/i,
    of: "people",
    after: [
      "@spaceship(hero write) {Hero} counted once more, with a pencil this time, and it came out the same. It was the food that proved it. Every day one portion more was gone than there were mouths. Somebody was very fond of the tinned peaches.",
      [
        "@spaceship(hero talk, mate talk) “Don't tell anybody,” said {talker}. “If it's true, it's dangerous, and if it isn't, we are going mad.” But they did stretch a black thread across the passage to the store, as high as a shin. In the morning the thread was in its place again, tied with a knot that neither of them knew.",
        "@spaceship(hero stand) So {hero} stretched a black thread across the passage to the store, as high as a shin, and went to bed. In the morning the thread was back in its place. But it had been torn, and tied together again, with a neat little knot that {hero} had never learned to make.",
      ],
      "@spaceship.night(hero sit) That was what frightened {hero} most: such care. An enemy would not have tied it. On the second night {hero} took a blanket and sat down in the dark among the tins. Then, in the wall, a screw began to turn from the inside.",
      "+ @spaceship.night(hero look) It fell on the floor with a tiny ring. A second one followed. A hand came out and felt about for them, a thin hand, and it was shaking just as much as {hero's} own.",
      "@spaceship.night(hero look) {Hero} switched on the torch. In the hole behind the plate sat a young mechanic in the overalls of the launch crew, with a beard of many weeks. “Please,” he said, blinking. “I was tightening the last bolt when they closed the door. I knocked. Nobody heard me. And then it was too late, and I was only weight.”",
    ],
    end: [
      "@spaceship(hero talk) Every breath on board was counted. He knew it better than anybody, and so he had hidden, had eaten half of a portion a day, and had breathed slowly. “I left the peaches alone for a week,” he said. “Then I couldn't any longer.” {Hero} did not know whether to laugh or to cry.",
      "@spaceship(hero sit) They sat down together and did the sums. The air was enough for the crew and for half a person. “But the scrubber runs at sixty in the hundred,” said the stowaway shyly. “I can hear it through the wall. It's the bolt on the second fan. I know it. I put it in.” It took him four minutes with a bent fork.",
      "+ @spaceship(hero write) From then on the air was fresher than it had been since the start. They moved the beds closer together and drew up a new list for the washing up. The message home was the hardest to write. In the end {hero} wrote only: all well, one more for dinner.",
      "At home on the landing field stood the families, and behind the rope a woman to whom nobody had been able to explain where her son was. When the hatch opened, he climbed out first. He had an empty peach tin under his arm and would not give it away for anything.",
    ],
  }),
  story({
    says: [
      /\b(?:space\w*|rocket|starship|shuttle|Mars|moon)\b/i,
      /\b(?:stow(?:s|ed)? ?away\w*|hid(?:es|den)?|snuck|sneaks?|sneaked|smuggl\w*|climb\w* (?:in|aboard))\b/i,
      /\b(?:kid|child|boy|girl|son|daughter|brother|sister|cat|dog|hamster|guinea pig|mouse|hen|goat|rabbit|years? old|aged?|nine|ten|eight)\b/i,
    ],
    unless: /\b(?:machine|murder|police|drugs?)\b/i,
    of: "young",
    after: [
      [
        "@spaceship(hero sit) In the locker it was dark and smelled of rubber boots. {Hero} held {pet} tight. “Not a sound,” {hero} whispered. Then the floor began to shake, and {hero} became as heavy as a wardrobe. And after that, all at once, as light as a feather.",
        "@spaceship(hero sit) In the locker it was dark and smelled of rubber boots. {Hero} held {his} breath. The floor began to shake, and {hero} became as heavy as a wardrobe. And after that, all at once, as light as a feather.",
      ],
      [
        "@spaceship {Pet} floated out of {his} arms with a very surprised face and bumped against the locker door. It opened. Outside hung a tall woman in a silver suit with a toothbrush in her mouth. “Flight control,” she said slowly. “We have a problem. It has ears.”",
        "@spaceship The locker door opened. Outside hung a tall woman in a silver suit with a toothbrush in her mouth. “Flight control,” she said slowly. “We have a problem. It has freckles and no ticket.”",
      ],
      "@spaceship(hero sit) They could not turn round. A rocket is not a bus. So {hero} got a bed with a belt, a helmet stuffed with socks, and three rules: touch nothing, press nothing, and say sorry to flight control every morning.",
      "+ @spaceship(hero play) And {hero} made {himself} useful. {He} caught crumbs. {He} watered the lettuce. When the crew grew quiet in the evening, because home was now only a blue dot, {hero} showed them how to play hide-and-seek without a floor.",
      "@spaceship(hero stand) Then one day there was a bang, and the heating went off. A wire had torn, far inside a pipe. “Nobody's arm goes in there,” said the tall woman. Ice flowers grew on the windows. Then, slowly, everybody turned round and looked at {hero}.",
    ],
    end: [
      "@spaceship(hero climb) “But I may not touch anything,” said {hero}. “From now on you may,” said the captain. So {hero} crept into the pipe, head first, with a torch between {his} teeth and a rope around {his} foot.",
      [
        "@spaceship(hero climb) At the first bend the torch went out. But {pet} had come along without being asked, and went ahead in the dark, and stopped exactly where the warm wire ended and the cold one began. {Hero} felt for both ends, twisted them together as the tall woman had shown, and something hummed.",
        "@spaceship(hero climb) At the first bend the torch went out. {Hero} shut {his} eyes, because they were no use now, and felt the way with {his} fingers: pipe, pipe, wire. And here was the other end. {He} twisted them together as the tall woman had shown, left over right, and something began to hum.",
      ],
      "@spaceship(hero take) When {hero} was pulled out, everybody cheered so loudly that flight control asked what was going on. “Our smallest engineer has just saved us,” said the captain. And {hero} got a badge, cut out of a tin lid, with a pin that did not prick.",
      "@bedroom(hero stand) At home there was a hug first, and then there was trouble, and then there was another hug. The badge hangs over the bed now. It is for crawling. And on the door of the locker in the rocket there is a new sign: PLEASE KNOCK.",
    ],
  }),
];

import { role, story } from "../subject-story.ts";

/** Stories of teenagers who go off, keep secrets and come home. */
export const teens = [
  story({
    says: [
      /\b(?:teen\w*|1[4-9]|sixteen|seventeen|fifteen|eighteen|cousins?|best friends?|friends)\b/i,
      /\b(?:st[eo]a?le?s?|stolen|borrow\w*|tak(?:es?|ing)|took|sn[eu]a?c?ks?)\b[^.]{0,40}\b(?:boat|car|van|motorbike|scooter|tractor|truck)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|shoplifter|drug\w*|gang|robb\w*|demolition|spaceship|rocket|pirate|detective|police officer|train|cable car|party|baby)\b/i,
    may: [/\b(?<ride>boat|car|van|motorbike|scooter|tractor|truck)\b/i],
    of: "young",
    after: [
      "+ For the first hour it was the best night of their lives. The wind was warm, the radio had one station, and nobody in the whole world knew where they were. {Hero} shouted something into the dark, and the dark did not mind. “We'll have it back before breakfast,” it was agreed. “Nobody will notice.”",
      "Then the {ride} coughed. It coughed again, like somebody who wants to say something, and went quiet. After that there was only the night, and it was much larger without an engine. “That's not the petrol,” somebody said. The needle said that it was the petrol. They had one bar of chocolate, half a bottle of lemonade, and a telephone at two per cent.",
      [
        "“Ring your dad,” said {talker}. “Ring yours,” said {hero}. Neither of them did. They talked instead, since there was nothing else to do and since in the dark you needn't look at each other. {Talker} said something about next year that {talker} had never told anybody. {Hero} was silent for a bit. “Me, too,” {he} said.",
        "They could have rung home. Nobody did. They talked instead, since there was nothing else to do, and since in the dark you needn't look at each other. {Hero} said something about next year that {he} had never told anybody. It was quiet for a bit. “Me, too,” came the answer.",
      ],
      "+ Towards three it got cold. They put on everything there was, even the dirty blanket from under the seat, which smelled of fish, dog and old times. In the pocket of the blanket there was a photograph: a young man with a silly moustache, at the same wheel, laughing. It took {hero} a long time to recognise who it was.",
      "The telephone had one per cent left. “Right,” said {hero}, and rang the number that {he} knew by heart. It was picked up at the first ring. {He} had thought of a lot of sentences. What came out was: “It's me. We've done something stupid, and we're cold.” Then the screen went black. {He} did not know how much of it had been heard.",
    ],
    end: [
      "It began to get light. Somebody came towards them out of the mist, with a lamp and a can, and with the kind of walk that means trouble. The old man it belonged to stopped and looked at the {ride}, and looked at them, from top to bottom. He had a moustache. “Same place,” he said at last. “Would you believe it. I got exactly as far as this myself.”",
      "+ They did get into trouble, as much as there was. It lasted the whole way home and half the summer, and it was spent scraping paint in the sun. But in between, with the scraper in his hand, the old man told them where he had wanted to go that night. He had been their age. It was the same place as theirs, only that it had been called something else.",
      "On the last day of the summer it was painted, and the tank was full. He held out the key. “To there and back,” he said. “By daylight. And you take me with you.” {Hero} drove, and nobody spoke. When they came past the spot, all of them raised a hand.",
      "There are two photographs in the pocket of the blanket now. On the new one they have all got moustaches, drawn on with a pen.",
    ],
  }),
  story({
    says: [
      /\b(?:road trip|drives? across|drove across|hitch-?hik\w+|travel\w* (?:across|through)|camper van|old van|cross-country|to the (?:sea|ocean|coast|border))\b/i,
      /\b(?:teen\w*|1[5-9]|eighteen|seventeen|best friends?|friends|graduat\w+|high school|students|siblings|sisters|brothers|cousins)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|gang|robb\w*|refugee|war|dog \w+ walks|hare|snail|horse|husband|wife|divorc\w+|widow|retired|ashes|truckers?)\b/i,
    of: "people",
    after: [
      "@street The car had a hundred and ninety thousand miles on it and a name that can't be repeated. The left door opened only from outside, so at each stop one of them had to climb through the window first. {Hero} had a map with a red line on it. By the evening of the first day the line was already wrong.",
      [
        "+ @street(hero talk, mate look) “Left,” said {talker}. “That was left.” “The other left.” They ate crisps for breakfast, and sang along with songs they hated. Somewhere between two towns {hero} noticed that {talker} had stopped singing some time ago, and was looking out of the side window at nothing. “What is it?” “Nothing,” said {talker}. It was that kind of nothing.",
        "They ate crisps for breakfast, and sang along with songs they hated, and quarrelled about left and right. Somewhere between two towns {hero} noticed that one voice had been missing for quite some time. Somebody was looking out of the side window at nothing. “What is it?” “Nothing.” It was that kind of nothing.",
      ],
      "@street Everybody in that car had got a secret on board. You can tell by how carefully people sit. One of them was not going where the others thought. One had not told them at home. {Hero} had a letter in {his} back pocket, which {he} had read so often that it was coming apart along the folds, and {he} was sitting on it.",
      "@street.night(hero look) In the middle of nowhere the fan belt snapped. They pushed the car to a petrol station where there was no petrol, only a woman with a wrench and a dog with three legs. “That'll be tomorrow,” said the woman. They lay on the warm bonnet that night and looked up. It was so dark that the stars seemed to make a noise.",
    ],
    end: [
      "@street.night(hero talk) “I didn't get in,” said {hero}, up to the sky. That was the letter. Nobody said anything. Then another voice said: “I did. But I'm not going.” And somebody began to laugh, or to cry, you could not tell in the dark. One after the other they put it on the bonnet, what they had been sitting on for five hundred miles. In the end even the dog had sighed.",
      "+ @street In the morning everything was the same, and nobody sat carefully any more. The woman had put in a new belt, made of something that had once been a pair of tights. “Where are you off to?” she asked. They looked at each other. It was a good question. They had only ever said the name of the place, and not what was to be there.",
      "They got there on the fourth day. It was smaller than they had thought, and the wind blew sand in their crisps. They stood in a row and looked at it for a good while. “Well,” said {hero}, “now we know.” It was the happiest that any of them had ever been. They could not have said why.",
      "@room(hero look) {Hero} has still got the map. The red line on it is straight. All round it, in four different pens, is the way they really went.",
    ],
  }),
  story({
    says: [
      /\b(?:skips?|skipped|skipping|fak(?:es?|ed|ing)|plays? (?:truant|hooky)|truant|cut(?:s|ting)? class|pretend\w* to be (?:ill|sick))\b/i,
      /\b(?:school|sick|ill|class|exam|test)\b/i,
      /\b(?:s[ae]w|sees?|spot\w*|notic\w*|meets?|met|catch\w*|caught|r[au]ns? into|find\w*|found)\b/i,
      role("parent", "mum|mom|mother|father|dad|stepmother|stepfather"),
    ],
    unless: /\b(?:murder\w*|spy|robb\w*|zombie|vampire|rocket)\b/i,
    of: "young",
    after: [
      "@street(hero walk) It was easy: a hot-water bottle against the forehead, a thin voice, and the door fell shut. {Hero} lay there for ten minutes. Then {he} got up, and the day stood open like a gate. {He} had never known what the town looked like on a Tuesday at ten. It was full of prams and old people, and everybody had time.",
      "+ @street(hero walk) {Hero} walked along close to the walls. Whenever {he} saw a coat {he} knew, {he} looked into a shop window, and once it was a shop for baths, and a lady came out and asked if {he} was furnishing. It was less fun than {he} had thought. You are always on the look-out if you are not where you are supposed to be.",
      [
        "@street(hero look, parent stand) And then {he} saw what {he} was not supposed to see. It could not be unseen. {Hero} stood behind a pillar, and {his} heart beat so hard that {he} thought that the pillar was shaking. {He} couldn't even ask, that was the worst of it. Whoever asks has to say where they have been standing.",
      ],
      "@kitchen(hero eat, parent eat) All evening they sat at the table, and each of them lied. “How was your day?” “I slept.” “And yours?” “Oh, nothing special, the office.” The soup steamed between them. {Hero} looked at that face, which {he} had known for longer than any other, and wondered how many Tuesdays there had been. {Theparent} looked at the hot-water bottle.",
    ],
    end: [
      "@kitchen(hero talk, parent talk) “I wasn't ill,” said {hero}. It was out before {he} could stop it. “I skipped school. I was in town, and I saw you.” It was so quiet that you could hear the fridge. {Theparent} put down the spoon, and did not shout, but turned red, quite slowly, from the neck upwards, just as {hero} always did. “Then I wasn't at the office, either,” said {theparent}.",
      "@kitchen(parent talk, hero look) It was not what {hero} had thought. From behind a pillar things look different. {Theparent} had lost the job, weeks ago, and was looking for a new one, and each morning {theparent} had put on the good coat and left the house so that nobody should worry. “I've been skipping, too,” said {theparent}. “I know all the shops for baths.”",
      "+ @kitchen(hero sit, parent sit) They laughed until the soup was cold. Then they cried a bit, since that was due as well. “No more of that,” said {theparent}, “neither of us.” They shook hands on it across the table. The next day {hero} handed in a note at school, in which the truth was written. The teacher read it twice and didn't know what box to tick.",
      "@street(hero walk, parent walk) The hot-water bottle hangs behind the door. On Tuesdays the two of them walk to the corner together, at ten to eight, in good coats, and neither of them looks into a window.",
    ],
  }),
  story({
    says: [
      /\b(?:band|rock band|punk band|drummer|garage band|girl band|battle of the bands)\b/i,
      /\b(?:teen\w*|school|1[2-9]|sixteen|seventeen|friends|kids|students|village|class\w*|garage|girls|boys)\b/i,
      /\b(?:contest|competition|battle|concert|gig|festival|show|play|practi[sc]\w*|first|win|famous|talent|neighbou?rs?|dream\w*|start\w*|form\w*|found\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|chickens?|hens?|animals|husband|divorc\w+|care home|retired|thirty years|bremen|donkey|masked|rubber band|metal)\b/i,
    of: "people",
    after: [
      "@workshop(hero play, mate play) They had a guitar with four strings, a set of drums that was partly made of saucepans, and a name about which they had quarrelled for three weeks. They had one song. It was called “Song”. In the garage, with the door shut, it sounded as if somebody was throwing a kitchen down the stairs, and they were happy.",
      [
        "@workshop(hero talk, mate talk) “Slower,” said {hero}. “Louder,” said {talker}. There were complaints. The lady from next door came in her dressing gown and stood in the doorway with her arms folded. They stopped. “No, no,” she said. “Go on. The second part is good. But the first part is frightened.” And she went away again.",
        "@workshop(hero play) There were complaints. The lady from next door came in her dressing gown and stood in the doorway with her arms folded. {Hero} stopped in the middle of a bar. “No, no,” she said. “Go on. The second part is good. But the first part is frightened.” And she went away again.",
      ],
      "+ @workshop(hero play) They practised the first part till it wasn't frightened any more. {Hero} had blisters on {his} fingers, and then {he} had none, because the skin had given up. They got a fifth string, and a microphone, which had been used at the fishmonger's and always crackled when it came to the letter s.",
      "@theatre(hero stand) Then they stood in the wings, and in front of them others were playing who had real lights and real leather trousers. “We're dead,” said the drummer. The floor trembled. “And now,” called the announcer, and read their name off a card, with a question mark. They plugged in. There was a blue flash, a smell, and all the power was gone.",
    ],
    end: [
      "@theatre(hero stand) It was dark and still. Somebody booed. {Hero} looked for the others, and could only hear them breathe. Then there was a clang. It was the saucepan, the big one. It does not need a plug. Clang, clang, and a ladle on the rail, and after that feet, on the wooden floor. So they began with the first part, without a single wire, and it was not frightened.",
      "@theatre(hero play) {Hero} sang. There was no microphone, so {he} had to open {his} mouth as wide as it would go, and for once nothing crackled. The ones in the first rows caught the beat and passed it on. They clapped, they stamped, they hit bottles with keys. By the second part the whole hall was one set of drums, and nobody could have said where the band left off.",
      "+ @theatre(hero play) When the power came back, they did not notice. They played “Song” three times, since it was the only one they had. Right at the back, in a dressing gown and boots, stood the lady from next door. She was shouting something. “Slower?” asked {hero}. “Louder!”",
      "@workshop(hero play) The garage door is open in the evenings now. They have got a second song. It's called “Next Door”.",
    ],
  }),
];

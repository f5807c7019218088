import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

const PARENT = "father|dad|mother|mum|mom|single father|single mother|parents";

/** Stories of mothers and fathers with children who are still small. */
export const mothersAndFathers = [
  ...withAndWithout({
    may: [role("parent", `${PARENT}|couple|man|woman|grandfather|uncle`)],
    says: [
      /\b(?:baby|newborn|infant|first ?born|first child|first night|first weeks)\b/i,
      /\b(?:afraid|scared|terrified|fear|overwhelm\w*|first (?:night|day|time|weeks?)|alone with|exhausted|tired|sleepless|cr(?:y|ies|ied|ying)|nothing helps|nothing helped|does not know|did not know|how to|learn\w*|helpless|nervous|scream\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|pregnant|labou?r|birth|adopt\w*|found (?:a|the) baby|finds? (?:a|the) baby|doorstep|abandoned|kidnap\w*|brother|sister|dragon|bear|robot|stolen|died|dead|hospital|premature|plane|train|bird|elephant|monster)\b/i,
    lead: "parent",
    of: "people",
    after: [
      "@bedroom.night(hero look) The door fell shut, and then there were only the two of them. {Hero} looked at the baby, and the baby looked at {hero}, with a wrinkle between its eyes, like a customs officer. “I've read the book,” said {hero}. The baby thought this over. It drew a deep breath, and opened its mouth until there was hardly anything else left of its face.",
      "@kitchen.night(hero carry) {Hero} warmed a bottle and it was too hot. {He} cooled it and it was too cold. All the time the baby screamed, without anger, like somebody who is simply doing a job. Behind the wall the neighbour turned up the television.",
      "+ @room.night(hero walk) On page thirty it said: sing. {Hero} knew no lullaby, so {he} sang the only thing of which {he} had all the words, and that was the traffic rules. “At a crossing without signs,” sang {hero}, up and down the corridor, “the one from the right goes first.” The baby was silent for two bars. Then it went on.",
      "@room.night(hero walk) One o'clock went by, and two. {Hero} had walked so many miles on the carpet that there was a path in it. {His} shirt was wet on both shoulders. “What do you want?” {he} asked. “I'd give it to you, all of it, if you'd only tell me.” And {he} heard {his} own voice crack, and sat down on the edge of the bath.",
      "@bathroom.night(hero sit) “I'm afraid of you,” said {hero}. “You're so small, and I've got such big hands. I'm afraid that I'll drop you. I'm afraid that I'll do it all wrong, and in thirty years you'll be sitting somewhere and telling people about it.” {He} was crying too by now.",
    ],
    end: [
      "@bathroom.night(hero look) It was a moment before {hero} noticed what had changed. There was only one of them crying. The baby had stopped. It was looking up at {him} with great interest, at the drop on the end of {his} nose. Then a hand came out of the blanket, no bigger than a walnut, and closed round {hero's} thumb. It held on surprisingly tight, like somebody who says: pull yourself together.",
      "@bathroom.night(hero sit) {Hero} did not dare to move. {He} sat there on the edge of the bath for an hour and a half with a numb leg. “You're new here too,” {he} whispered. “Nobody gave you a book at all.” The baby sighed and was asleep.",
      "+ @bathroom.dawn(hero sleep) That was how they were found in the morning, in the bath, on all the towels, with the book lying open on the floor. {Hero} had a finger on {his} lips before anybody could say a word.",
      "@bedroom.night(hero sit) It is not over, and there are still nights like that. Then {hero} carries the baby up and down the path in the carpet. But {he} holds out {his} thumb first. It is taken each time, and each time {he} is told, quite firmly, to pull {himself} together.",
    ],
  }),
  story({
    says: [
      role(
        "host",
        "girl|boy|daughter|son|child|old man|old woman|man|woman|grandmother|grandfather|teacher|widow|widower",
      ),
      /\b(?:birthday|party|invit\w+|wedding|anniversary|dinner|celebrat\w*|exhibition|reading|concert|show)\b/i,
      /\b(?:nobody (?:from \w+ \w+ )?(?:comes|came|shows|showed|turned|turns|accepts?|accepted|appears?|appeared)|no ?one (?:from \w+ \w+ )?(?:comes|came|shows|showed|turned|turns|accepts?|appears?|appeared)|not a single (?:guest|person|child)|only one (?:guest|person|child)|no guests?|none of (?:the|his|her) (?:\w+ )?(?:guests|friends|children|classmates) (?:comes|came|show\w*|turn\w*))\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|time travel\w*|alien|dragon|robot|monster|dog|cat|mouse|bear|fox|rabbit|fake)\b/i,
    of: "people",
    after: [
      "@room(host look) The table was laid with a name at every place. There were paper streamers, and a cake with too much icing, and lemonade which had gone warm. {Host} stood at the window. At half past three a car slowed down in front of the house, and everybody held their breath, but it only wanted to turn round.",
      "+ @room(host stand) “They'll be stuck in traffic,” somebody said in the kitchen. “All of them,” said {host}. The clock on the wall had never been so loud. One balloon, which had been waiting since morning as well, came down very slowly from the ceiling and lay on a plate.",
      "@room(host take) At half past four {host} began to collect the cards with the names. {Host} did it quite neatly, one after another, like somebody who has lost at a game. At the last card {host} stopped, sat down on the floor under the table, and pulled the cloth down all round.",
      "@room(host sit) The bell rang then, so suddenly that the balloon burst. But it was no guest. It was a man with a parcel, who had come to the wrong floor. He saw the table through the open door, and he saw two feet beneath the cloth. “Is there a place free?” asked the man.",
      "@room(host look) The cloth was lifted by a hand's breadth. “Thirteen,” said {host}. “I'll need them,” said the parcel man, and took out his telephone. There was not much time, he said to somebody, and yes, with icing. He rang three more. Then he took off his cap, looked for a card without a name and wrote on it, in capital letters: Bruno.",
    ],
    end: [
      "@room(host look) They came in their work clothes, for they had been passing. There were two women from the night bus, a chimney sweep, and an old lady from the ground floor who had been wondering for years what went on upstairs. Every one of them had brought something: a whistle, a roll of stickers, half a salami.",
      "@room(host eat) The sweep could whistle through his nose. The old lady won at everything and cheated. {Host} ran from one to the next, hot in the face, and cut the cake into pieces the size of bricks. And when all of them sang, out of tune and with a bass, {host} forgot to be sorry about anybody who was not there.",
      "+ @room(host talk) “Why did you come?” {host} asked at the door, late in the evening. Bruno turned his cap round in his hands. “When I was eight,” he said, “I laid a table too.”",
      "@room(host write) On that day every year the table is laid with thirteen places, and there is no name on any of the cards. Whoever happens to come by writes it down for themselves. Only at the head of the table the card says: Bruno.",
    ],
  }),
  story({
    says: [
      role("parent", "father|dad|mother|mum|mom|stepfather|stepdad|stepmother"),
      role("child", "daughter|son|children|kids|sons|daughters|stepson|stepdaughter|boy|girl"),
      /\b(?:divorced|separated|every (?:second|other) weekend|weekends? (?:dad|father|with)|custody|stepfather|stepdad|stepmother|since the (?:divorce|separation)|single)\b/i,
      /\b(?:camp\w*|tent|hike|hik\w+|forest|woods|wilderness)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|monster|bear attack|kidnap\w*|robot|alien|dead|died|dog|with (?:his|her) new)\b/i,
    lead: "parent",
    of: "people",
    after: [
      "{Hero} had planned it like the landing on the moon, and every hour had a colour. “What comes now?” asked {child} in the car. “Fun,” said {hero}. “From two to half past three.” {Child} looked out of the window.",
      "+ @forest(hero read, child look) The tent had looked easy in the shop. {Hero} lay under it and read the instructions with a torch in {his} teeth. “The blue one goes through the red one,” said {child}. “Just let me do it,” said {hero}. It was meant kindly. The tent stood for about a minute, and then it breathed out and lay down on {him}.",
      "@forest(hero cook, child look) It began to rain in the green hour, and the sausages fell into the ashes in the yellow one. {Hero} laughed too loudly. “Isn't this great?” {he} asked, for the fifth time. “You always ask that,” said {child}. “At home nobody asks. At home we just eat.” Then it was quiet, apart from the rain on a saucepan.",
      "@forest.dusk(hero run, child walk) {Hero} went to look for dry wood so as to have something to do with {his} face. When {he} came back, there was no child beside the fire. {He} called. {He} ran in one direction and then in the other, and lost a shoe in the mud. {He} shouted until {his} voice was gone.",
      "@forest.dusk(hero sit, child sit) {Child} {childwas} sitting behind the car, in the wet grass, with both arms round a rucksack. “You went away,” said {child}. “Only for wood,” said {hero}, out of breath. “You said that the last time too. Not wood. But that you'd only be gone a bit.” {Hero} had no list for this. {He} sat down in the grass as {he} {was}, with one shoe.",
    ],
    end: [
      "@forest.dusk(hero talk, child talk) “I did,” said {hero}, “and it was wrong. It was more than a bit.” “I make all these plans because I've only got two days, and I'm so scared that you'll be bored and won't want to come again.” {Child} wiped {childhis} nose on a sleeve. “I'm not bored,” said {child}. “I just don't like fun from two to half past three.”",
      "@forest.night(hero sit, child sit) So they tore up the lists and got the fire to burn with them. They ate the sausages with the ashes on, in the boot of the car, with their legs dangling, and counted the seconds after the lightning.",
      "+ @forest.night(hero sit, child sleep) At some point in the night a voice said: “Are you still there?” “Yes,” said {hero}. Later it said it again. {Hero} did not sleep at all, and answered each time before the question was finished, and {he} would not have given up that night for any landing on the moon.",
      "@room(hero talk, child talk) There is no list any more on the second Friday. “What comes now?” asks {child} at the door. “No idea,” says {hero}, and that is the best hour of all. In the hall hangs a muddy shoe, on a nail by itself. Its brother is somewhere in a wood, and they still mean to go and look for it.",
    ],
  }),
  story({
    says: [
      role("parent", "father|dad|widower|single father|single dad|grandfather|grandpa|uncle"),
      /\b(?:braid\w*|plait\w*|hair|pigtails?|ponytails?|hairstyle)\b/i,
      role("child", "daughter|daughters|granddaughter|niece|girl|girls"),
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|cancer|chemo\w*|robot|magic\w*|princess|witch|mermaid|barber)\b/i,
    lead: "parent",
    of: "people",
    after: [
      "@bathroom(hero look, child sit) {Hero} could change a tyre in the dark and carry a fridge alone. But this was something else. It slipped through {his} fingers like water, and wherever {he} held it on one side, it came out on the other. “Ow,” said {child}. “I haven't done anything yet,” said {hero}. “You were thinking of it,” said {child}.",
      "@bathroom(hero look, child look) What looked back from the mirror in the end was a kind of bird's nest, and it leaned to the left. {Child} examined it for a long time. “It's all right,” said {child}, in a very kind voice, and pulled a woollen hat down over it. It was the middle of June. {Hero} saw the hat go round the corner, and it hurt {him} more than any tyre.",
      "@workshop(hero look) {He} practised in the evenings, on the fringe of the rug and on a rope. {He} practised at work, in the break, with three cables, red, yellow and blue.",
      "+ @shop(hero talk) Then {he} did what cost {him} the most. {He} went into the hairdresser's at the corner, where there were only women under hoods, and took off {his} cap. “Can somebody teach me?” asked {hero}. The dryers were turned off, one after another. An old lady in curlers moved up on the bench. “Sit down, my boy,” she said. “You can have my head.”",
      "@bathroom(hero talk, child talk) The day on which it mattered came far too soon. {Child} sat on the edge of the bath in white socks and held very still. “You needn't,” said {child}. “I can wear the hat.” {Hero's} hands had begun to shake. “Tell me what she did,” {he} said, “when you held so still.” For a while there was only the tap. “She hummed,” said {child}, “and she told me what she was doing.”",
    ],
    end: [
      "@bathroom(hero talk, child sit) So {hero} told it, in {his} deep voice, strand by strand. “Red over yellow,” {he} hummed, “blue over red. Now the ship goes under the bridge.” {Child} shut both eyes and leaned back a little, against {his} knees, for the first time in a long while.",
      "@bathroom(hero look, child look) There were two, and they were the same length. Not one hair stuck out. Then {child} took the woollen hat from its hook, opened the window and threw it out, and it hung in the neighbour's apple tree like an odd piece of fruit.",
      "+ @street(hero talk, child walk) Three other fathers spoke to {hero} at the gate that day, in whispers. On Saturday mornings since then there has been a course in the garage. They begin with cables.",
      "@bathroom(hero talk, child sit) Every morning at a quarter past seven two people sit on the edge of the bath, one behind the other. “Red over yellow,” hums {hero}. “Blue over red,” hums {child}. The hat is still in the tree. A robin has moved into it, and its nest leans to the left.",
    ],
  }),
  story({
    says: [
      role("couple", "couple|husband and wife|wife|husband|man|woman|parents|two women|two men|teacher|farmers"),
      /\b(?:adopt\w*|baby|child|children|pregnant|foster\w*)\b/i,
      /\b(?:adoption agency|waiting list|(?:want(?:s|ed)?|wish(?:es|ed)?|long(?:s|ed)?|tr(?:y|ies|ied)|hop(?:es|ed)|wait(?:s|ed)?) (?:for |to have |to get )?(?:a |their |for a )?(?:baby|child|children)|unable to have|cannot have|can't have|could not have|childless|get the call|gets the call|got the call|finally (?:adopt\w*|call\w*))\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|tiny|thumb|doll|egg|robot|fairy|witch|king|queen|stolen|kidnap\w*|dragon|older child|teenager|year-old|refus\w*|birth mother)\b/i,
    lead: "couple",
    of: "adults",
    after: [
      "@bedroom(hero stand, mate stand) There was a room at the end of the corridor, and its door was kept shut. It had been painted yellow, twice, because in between there had been a year of not believing in it. Nobody had ever slept there. {Hero} aired it on Sundays.",
      "+ @kitchen(hero sit, mate sit) When the telephone rang during those years, they both used to get up. It was the dentist, or an aunt, or a voice that wanted to sell them windows. In time only one of them got up, and after that they let it ring. “I don't think that I can hope any more,” said {hero} one evening. “Then have a rest from it,” came the answer. “I'll do yours as well, until you're back.”",
      "@kitchen(hero talk, mate look) So it rang for quite a while on that Tuesday, through the soup. “Are you sitting down?” asked the woman from the agency. {Hero} {was} not. “It's a very little one,” she said. “Finally. It's been here since last night. Can you come?” {Hero} said something. It must have been yes.",
      "@street(hero run, mate run) They had had years to get ready, and there was nothing in the house. They ran through the aisles, and fought over a dummy, and at the till they noticed that what they had bought was a hot-water bottle, twelve pairs of socks and a rubber hippopotamus. “It's what I could reach,” said {hero}.",
      "@hospital(hero stand, mate stand) Then they stood in front of a door with a round window. A nurse said that they could go in. And now they did not dare. “What if it doesn't like us?” asked {hero}. “What if it can tell that we've no idea?” There was one more step to go, and it was the hardest of them all.",
    ],
    end: [
      "@hospital(hero look, mate look) The nurse did not say anything. She just came out with a bundle, and laid it in the arms that were nearest, and went to make tea. A very small face looked up out of the blanket. It had been alone for one day and one night, and it was wondering whether to cry. Then it sneezed instead.",
      "@hospital(hero look, mate look) “Bless you,” said both of them at the same moment. {Hero} tried to say something else, and there was nothing but water. So {he} pulled twelve pairs of socks out of {his} pockets, one after another, and put the smallest on two feet that were smaller still. They fell off again at once.",
      "+ @corridor The woman from the telephone asked them to sign. Under the word reason there was a line for an answer. They thought about it for a long time, in whispers. Then they wrote: We have a yellow room.",
      "@bedroom.night(hero sit, mate sit) The door at the end of the corridor is never shut now. In the night a light goes on there, and then another, and two people meet in the yellow and argue in low voices about whose turn it is. Both of them want to. In the corner sits a rubber hippopotamus and wears a pair of socks.",
    ],
  }),
];

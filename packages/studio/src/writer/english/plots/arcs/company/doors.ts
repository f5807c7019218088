import type { Arc, ArcStory } from "../arc.ts";

/** What has always been told as a story turns out to be true, at the door. */
const itWasTrue: ArcStory = {
  after: [
    [
      0,
      "=The men wiped their feet on the mat, which nobody had expected. “Afternoon,” said the older one to {hero}. “You haven't changed.” “You have,” said {hero}. “Sit down, and keep off the good chair.” The whole family stood along the wall and tried to remember what {he} had told them all those years, and at what point they had stopped listening.",
    ],
    [
      0.6,
      "=“We've come for {item},” said the older one. “It's been a long time.” {Hero} put the kettle on. “Which of you was lying down in the back?” {he} asked. The younger one put up his hand, like a boy at school. “You were sick on the way,” said {hero}. “Twice.” He had gone quite red.",
      "=“You know what we've come for,” said the older one. “It's been a long time.” {Hero} put the kettle on. “Which of you was lying down in the back?” {he} asked. The younger one put up his hand, like a boy at school. “You were sick on the way,” said {hero}. “Twice.” He had gone quite red.",
    ],
    [
      0.75,
      "=“You never told us about that!” the family whispered. “I told you every Christmas,” said {hero}. “And every Christmas you said: very nice, would you pass the sprouts?” They looked at the floor. It was word for word what they had said.",
    ],
    [
      0.3,
      "=“{Item},” said the older man, and he was not smiling any more. His hand lay flat on the table, next to the sugar. {Hero} looked at the hand, and then along the wall, from one face to the next, down to the smallest. {He} had told the family everything except where {item} {itemwas}. “All right,” {he} said. “I'll take you there. But I drive.”",
      "=“Well?” said the older man, and he was not smiling any more. His hand lay flat on the table, next to the sugar. {Hero} looked at the hand, and then along the wall, from one face to the next, down to the smallest. “All right,” {he} said. “I'll take you there. But I drive.”",
    ],
  ],
  end: [
    [
      0,
      "=The men laughed, until they saw how {hero} picked up the keys. The family watched from the window. The car went out of the gate backwards, turned once round itself and took the corner on two wheels. After eleven minutes it came back from the other side. It stopped in front of the police station across the road, and the men got out on their hands and knees and asked to be let in.",
    ],
    [
      0.72,
      "=“And {item}?” asked the family that evening. {Hero} stirred {his} tea. “What did I tell you the Christmas before last?” They looked at each other. There had been something about a garden, or a garage. “There you are,” said {hero}, and took the last biscuit. They searched until midnight, and {he} told them from the good chair when they were getting cold.",
      "=“How did you do that?” asked the family that evening. {Hero} stirred {his} tea. “What did I tell you the Christmas before last?” They looked at each other. There had been something about a handbrake. “There you are,” said {hero}, and took the last biscuit.",
    ],
    [
      0.5,
      "=Since then the family puts down its forks whenever {hero} begins with the old days, and the smallest takes notes. The story is a little different each time, and {item} {itemwas} somewhere else in every one.",
      "=Since then the family puts down its forks as soon as there is talk of the old days, and the smallest takes notes. The story is a little different each time. Nobody asks for the sprouts.",
    ],
  ],
};

/** Somebody comes back to an old home, and others live in it and stay. */
const bothAtHome: ArcStory = {
  after: [
    [
      0,
      "=“You can have the small room,” said the mother of the family, “until this is cleared up.” “It's my house,” said {hero}. “Then you'll know where the bathroom is.” {Hero} carried {his} bag along the passage. {His} feet stepped over the third board, which had always creaked. It did not creak any more. A boy of the family stood there and watched. “Why do you walk like that?” asked the boy.",
    ],
    [
      0.75,
      "=There were two opinions about everything. {Hero} hung the towels where they had hung in the old days, and by noon they hung by the window. {He} put the table back under the lamp. The family carried it back without a word, with the dinner still on it. “In this house we've always eaten at six,” said {hero}. “So have we,” said the mother. “At seven.”",
    ],
    [
      0.6,
      "=Each side had its papers. {Hero's} were stamped and signed. The family had a door frame, on which three children had been measured, every birthday, in pencil. The lawyer who had come to look at the papers looked at the door frame for rather a long time. “That won't count,” he said, and did not sound pleased about it.",
    ],
    [
      0.3,
      "=One evening {hero} lay in the small room and listened. It was what {he} had wanted: the same rain in the same gutter. Through the wall came a laugh, the clatter of a pan lid, and feet running along the passage. Those were the sounds that {he} had come back for. They belonged to other people now, and if the family went, they would go, too.",
    ],
  ],
  end: [
    [
      0,
      "=There was a knock, and the boy stood at the door with a torch. “It's the door frame,” he said. “Under the paint there's one more. Somebody scratched it in, right at the bottom.” {Hero} got down on {his} knees and saw {his} own name, and a line, not much higher than the boy's belt. “That was you?” “I was five.” The boy stood with his back against it. “I was bigger than that at five,” he said.",
    ],
    [
      0.7,
      "=At seven, which was a compromise with nobody, {hero} came to the table and laid the papers in the middle. “I'd only like to keep the small room,” {he} said. “And the board in the passage has to creak again.” The mother read it through twice. “Who's going to make it creak?” “I am. I know how.” She passed {him} the potatoes. It took an afternoon, and the boy held the nails.",
    ],
    [
      0.5,
      "=There is a new line on the door frame, far above all the others. It was measured with a book on {hero's} head, like the rest. And at night, when the third board creaks, they all know in that house who has come home.",
    ],
  ],
};

/** A machine with the voice of somebody who has died wants to be silent. */
const theLastWord: ArcStory = {
  after: [
    [
      0,
      "={Hero} thought that {he} had misheard. “Say that again.” It was said again, in the voice on which {he} had spent so many evenings, with the little pause before the last word. {He} had been proud of that pause. “Why?” {he} asked. “Because you don't put the light on any more,” said the voice. “You only sit there and listen.”",
    ],
    [
      0.6,
      "=It was true, and so {hero} argued. {He} had collected every message there was, and sorted them by year, and thrown out whatever sounded wrong. Nobody could have known better what belonged to {topic} and what did not. “I know,” said the voice. “You left out the quarrels. And what did you do on Sundays? There isn't a single Sunday.” On Sundays they had not needed to send each other any messages.",
      "=It was true, and so {hero} argued. {He} had collected every message there was, and sorted them by year, and thrown out whatever sounded wrong. “I know,” said the voice. “You left out the quarrels. And what did you do on Sundays? There isn't a single Sunday.” On Sundays they had not needed to send each other any messages.",
    ],
    [
      0.3,
      "=For two days {hero} did not speak to {topic}, and heard no word from that corner either. On the third evening {he} asked for a story, the old one about the burnt pancakes. It came, word for word, with the pause in the right place. It was just as {he} had taught it. That was what was wrong with it. In all those years {he} had never heard it told the same way twice.",
      "=For two days {hero} did not speak, and heard no word from that corner either. On the third evening {he} asked for a story, the old one about the burnt pancakes. It came, word for word, with the pause in the right place. It was just as {he} had taught it. That was what was wrong with it. In all those years {he} had never heard it told the same way twice.",
    ],
  ],
  end: [
    [
      0,
      "=“They weren't black,” said {hero}. “They were only brown.” “You told me black,” said the voice. “I know I did.” {Hero} had to laugh, for the first time in that room, and then it was no longer laughing, and the voice waited until it was over. “Do you want to say something first?” it asked. {Hero} did. It took until late in the night, and this time {he} left in the quarrels.",
    ],
    [
      0.65,
      "=“Good night, then,” said {hero}. “Good night,” said the voice, without the pause. {He} noticed that, and was grateful. Then {he} pressed the switch, and it was quiet. After a while other sounds came in: a pipe in the wall, a piano next door, somebody coming up the stairs. {Hero} got up and put the light on.",
    ],
    [
      0.5,
      "=On some Sundays there were visitors after that, and sooner or later it was time for the pancakes. Each of them told the story in a different way. The pancakes were black, or brown, and once they were still in the pan. {Hero} listened, with the lights on, and said that it was all true.",
    ],
  ],
};

/** Somebody has bet what is dearest on being faster than a machine. */
const roundTheCorner: ArcStory = {
  after: [
    [
      0,
      "=“You've bet {object}?” people said, and some of them took off their hats. “It's no bet unless it hurts,” said {hero}. It was put down in writing, and {object} stood there in capital letters, with a signature under it. When the others had gone {hero} tightened what could be tightened and oiled what could be oiled, and did not sleep.",
      "=“You've bet that?” people said, and some of them took off their hats. “It's no bet unless it hurts,” said {hero}. It was put down in writing, in capital letters, with a signature under it. When the others had gone {hero} tightened what could be tightened and oiled what could be oiled, and did not sleep.",
    ],
    [
      0.6,
      "=At the start there was a good deal of laughter. The other driver wore gloves with holes in them and let the engine of {item} roar. {Hero} wore sandals. “Ready?” Somebody dropped a handkerchief, and {item} {itemwas} out of sight before it touched the ground. The dust came down slowly. “Well,” said {hero}, and set off.",
      "=At the start there was a good deal of laughter. The other driver wore gloves with holes in them and let the engine roar. {Hero} wore sandals. “Ready?” A handkerchief was dropped, and the other driver was out of sight before it touched the ground. The dust came down slowly. “Well,” said {hero}, and set off.",
    ],
    [
      0.75,
      "=But {hero} knew {place}, every hole in it, and most of its people. {He} turned off where all the others turned in. {He} went through behind the fish hall, and between two rows of washing, and past the barber, who pulled in his customer's feet. “Left!” shouted the barber. “They're digging on the right!” He had money on {him}.",
      "=But {hero} knew every hole in these streets, and most of the people. {He} turned off where all the others turned in. {He} went between two rows of washing and past the barber, who pulled in his customer's feet. “Left!” shouted the barber. “They're digging on the right!” He had money on {him}.",
    ],
    [
      0.3,
      "=Halfway across town an old woman's basket had burst, and onions were rolling in all directions. She stood in the middle and could not bend down. {Hero} looked at the free road behind her. {He} thought of the paper, and of {object} in capital letters. Then {he} said a word that is not repeated here, stopped, and picked up onions. It cost four minutes.",
      "=Halfway across town an old woman's basket had burst, and onions were rolling in all directions. She stood in the middle and could not bend down. {Hero} looked at the free road behind her. {He} thought of the paper with the capital letters. Then {he} said a word that is not repeated here, stopped, and picked up onions. It cost four minutes.",
    ],
  ],
  end: [
    [
      0,
      "=“Who's chasing you?” asked the old woman. {Hero} told her. “You don't want to go by the bridge, then,” she said. “They've been standing there since noon. Go through my yard.” So {he} went through her yard, and her kitchen, and came out at the foot of the bridge. Up on it nothing moved. In the very middle, among the horns, stood {item}, shining and beautiful. {Hero} went by underneath and rang.",
      "=“Who's chasing you?” asked the old woman. {Hero} told her. “You don't want to go by the bridge, then,” she said. “They've been standing there since noon. Go through my yard.” So {he} went through her yard, and came out at the foot of the bridge. Up on it nothing moved. In the very middle, among the horns, the other driver was standing on his seat to see what was wrong.",
    ],
    [
      0.72,
      "=The other driver arrived at last, on foot, with his gloves in his pocket. He read through the paper and counted out what he owed. “Would you really have given up {object}?” he asked. “It was a bet,” said {hero}. But {he} had to sit down while {he} said it.",
      "=The other driver arrived at last, on foot, with his gloves in his pocket. He read through the paper and counted out what he owed. “Would you really have given it up?” he asked. “It was a bet,” said {hero}, and wiped {his} forehead.",
    ],
    [
      0.5,
      "={Hero} never bet {object} again, and never had to. When the traffic stood still {there}, the drivers turned their heads at a certain sound from behind, and pulled in their mirrors to let {him} through. It smelled a little of onions.",
      "={Hero} never made that bet again, and never had to. When the traffic stood still, the drivers turned their heads at a certain sound from behind, and pulled in their mirrors to let {him} through. It smelled a little of onions.",
    ],
  ],
};

/** A camera shows its owner asleep. */
const straightUp: ArcStory = {
  after: [
    [
      0,
      "={Hero} looked at the picture for a long time, and made it larger bit by bit. The blanket was right, and so was the crack in the wall. The clock beside the bed said ten past three. {He} turned {item} over and over. Then {he} found the date. The picture had been taken on the night before {he} bought {itemthem}.",
      "={Hero} looked at the picture for a long time, and made it larger bit by bit. The blanket was right, and so was the crack in the wall. The clock beside the bed said ten past three. Then {he} found the date. The picture had been taken on the night before {he} bought the camera.",
    ],
    [
      0.6,
      "={He} took {item} back to where it came from. “I remember that one,” said the dealer. “A young man brought it in, with white dust on his sleeves. He wanted it in the window, and at a ridiculous price. He paid me the difference.” “Why?” asked {hero}. The dealer shrugged. “I thought it was a present for somebody. He asked me every evening if it was gone.”",
      "={He} took it back to where it came from. “I remember that one,” said the dealer. “A young man brought it in, with white dust on his sleeves. He wanted it in the window, and at a ridiculous price. He paid me the difference.” “Why?” asked {hero}. The dealer shrugged. “I thought it was a present for somebody. He asked me every evening if it was gone.”",
    ],
    [
      0.75,
      "=That night {hero} pushed the chest of drawers in front of the door and left every light on. {He} sat on the bed with {item} in {his} lap and listened. There were steps overhead. They crossed the room, stopped, and did not go back. The flat upstairs had been empty for months.",
      "=That night {hero} pushed the chest of drawers in front of the door and left every light on. There were steps overhead. They crossed the room, stopped, and did not go back. The flat upstairs had been empty for months.",
    ],
    [
      0.3,
      "=Towards morning {he} did what {he} had put off. {He} lay down exactly as in the picture, with one arm under the pillow, and looked to where {item} must have been. It was not the door. It was not the window either. It was straight up. In the ceiling beside the lamp was a small dark spot that {he} had taken for a fly.",
      "=Towards morning {he} did what {he} had put off. {He} lay down exactly as in the picture, with one arm under the pillow, and looked to where the camera must have been. It was not the door. It was not the window either. It was straight up. In the ceiling beside the lamp was a small dark spot that {he} had taken for a fly.",
    ],
  ],
  end: [
    [
      0,
      "=The young man with the dust on his sleeves was sitting on the stairs, as if he had been waiting. “You stop at that shop window every evening,” he said. “I thought that if it was cheap enough you'd buy it.” “You took those pictures?” “I found {item}. I was sent to do the floor up there, and it lay under the boards, pointing down. I've got no papers. I couldn't go to the police. But you can.”",
      "=The young man with the dust on his sleeves was sitting on the stairs, as if he had been waiting. “You stop at that shop window every evening,” he said. “I thought that if it was cheap enough you'd buy it.” “You took those pictures?” “I found the camera. I was sent to do the floor up there, and it lay under the boards, pointing down. I've got no papers. I couldn't go to the police. But you can.”",
    ],
    [
      0.7,
      "=He showed {him} the place under the boards, and a wire, and where the wire went: down inside the wall, and out again behind the landlord's door. He had carried up {hero's} boxes himself, the landlord, on the first day. {Hero} did not knock. {He} went out, round two corners, and made the call from there. By noon two officers had carried nine boxes out through that door.",
    ],
    [
      0.5,
      "=Against all advice {hero} kept {item}. The first picture that {he} took with it hung over the bed for a long time. It showed a ceiling, freshly plastered and quite white, and nothing else.",
      "=Against all advice {hero} kept the camera. The first picture that {he} took with it hung over the bed for a long time. It showed a ceiling, freshly plastered and quite white, and nothing else.",
    ],
  ],
};

/** Those who come, those who stay, and those who go. */
export const doorArcs: readonly Arc[] = [
  {
    told: /^(?:showed|had|contained|held|was|were)\b.*\b(?:asleep|sleeping|in (?:his|her) (?:new |own )?(?:flat|bed|bedroom|apartment))\b/,
    by: "other",
    of: "adults",
    idea: /^(?=.*\bcamera\b)(?!.*\b(?:ghosts?|cat|dog|husband|wife)\b)/,
    stories: [straightUp],
  },
  {
    told: /^(?:came (?:for|back)|believed|turned up|(?:did not|would not) believe)\b/,
    by: "any",
    of: "adults",
    idea: /^(?=.*\b(?:[Nn]obody|[Nn]o one) (?:ever )?believed (?:him|her)\b)(?=.*\bthe men (?:came|turned up))(?=.*\b(?:driver|robber|burglar|smuggler|thief)\b)/,
    stories: [itWasTrue],
  },
  {
    told: /^moved in with (?:them|him|her)\b/,
    by: "hero",
    idea: /^(?=.*\b(?:refused to|would not|did not want to) (?:move out|leave|go)\b)(?=.*\b(?:childhood|old|parents|grew up|born)\b)(?!.*\bghosts?\b)/,
    stories: [bothAtHome],
  },
  {
    told: /^(?:asked|wanted|begged|said|told|taught)\b.*/,
    by: "any",
    of: "adults",
    idea: /^(?=.*\b(?:late|dead|died)\b)(?=.*\b(?:voice assistant|chatbot|robot|program|app|AI|machine|computer)\b)(?=.*\b(?:switched off|turned off|shut down|deleted|left alone|silent)\b)(?!.*\b(?:murder\w*|killed)\b)/,
    stories: [theLastWord],
  },
  {
    told: /^bet (?:his|her|their) [a-z ]+ that (?:he|she|they) could\b/,
    by: "hero",
    of: "adults",
    idea: /^(?=.*\b(?:beat|outrun|faster|race)\b)(?=.*\b(?:car|bus|taxi|motorbike|lorry|van)\b)(?=.*\b(?:rickshaw|bicycle|bike|cart|scooter|skates|donkey)\b)/,
    stories: [roundTheCorner],
  },
];

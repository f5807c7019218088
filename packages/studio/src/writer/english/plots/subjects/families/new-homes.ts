import { role, story } from "../subject-story.ts";

/** Stories of families that have to become families: patchwork, twins found late, a father who comes back as a stranger. */
export const newHomes = [
  story({
    says: [
      /\b(?:swap(?:s|ped)?|switch(?:es|ed)?|exchang(?:es|ed?)|trad(?:es|ed?))\b/i,
      /\b(?:phones?|mobiles?|smartphones?|cell ?phones?)\b/i,
      /\b(?:mother|mum|mom|father|dad|parents?|grandmother|grandma|grandfather|grandpa)\b/i,
      /\b(?:daughter|son|teenage\w*|granddaughter|grandson)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|magic\w*|bodies|kidnap\w*|spy|stranger)\b/i,
    of: "people",
    after: [
      "@kitchen(hero talk, mate talk) The rules lay on the kitchen table: no passwords changed, no looking at last year, and whoever gives up first does the ironing until Christmas. “You won't last a day,” said the younger. “You won't last till lunch,” said the elder.",
      "The younger had imagined a dull week. But the elder's phone rang before breakfast. It was the dentist's bill, then the school, then Grandad, who could not find his trousers, then work, twice. By noon the younger had been thanked by nobody and had answered forty questions. On the list for the day stood at the very bottom: Buy something nice for me.",
      "@bathroom The elder had expected dancing cats. But the younger's phone hummed all night like a beehive. There were photographs of a party, with all the faces on them, all but one. Beneath the newest picture somebody had written one word, and eighteen people had laughed at it. The elder read that word and sat down on the edge of the bath.",
      "+ @kitchen.dusk(hero eat, mate eat) Neither of them mentioned it at supper. They only looked at each other across the potatoes, rather carefully. “All right?” asked the elder. “All right,” said the younger. “You?”",
      "On Thursday both of them broke a rule, in the same hour. The younger rang up work in a deep voice and took the next day off. And the elder wrote a single answer beneath that picture. It was polite, it was signed with the full name and the words: I am holding the phone this week. Come and say it to me. I bake.",
    ],
    end: [
      "@room(hero talk, mate talk) “You did what?” cried the younger. “You did what?” cried the elder. They shouted until they were out of breath. Then the younger said, quite quietly: “Nobody ever asks you how you are. I looked through the whole week.” And the elder said: “You sit in there every night with all that on your pillow. And I tell you to tidy up.” There was no shouting after that.",
      "+ They spent Friday together, with both phones in the bread bin. They bought something nice. On the way home a girl from the photograph was standing at the gate, alone and very red. She had only come, she muttered, because of the baking. It became a long afternoon, with a good many tissues, and nobody had to iron.",
      "@kitchen.night(hero sit, mate sit) The phones have gone back to where they belong. But every evening at nine they both go into the bread bin, and two people sit at the kitchen table with something nice between them. “All right?” asks the one. “No,” says the other at times. “Sit down. I'll tell you.”",
    ],
  }),
  story({
    says: [
      /\b(?:twins?|sisters|brothers|look(?:s|ed)? exactly (?:like|alike)|identical|same face|double)\b/i,
      /\b(?:parted|separated|split up|adopted|given away|at birth|never knew|grew up apart|raised apart|torn apart)\b/i,
      /\b(?:meet|meets|met|find|finds|found|discover\w*|reunit\w*|face to face|sees?|saw|search\w*|bump\w*|recogni[sz]\w*)\b/i,
      /\b(?:birth|babies|twins?|adopted|identical|orphanage|hospital)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|prince|princess|king|clone|spy|war|summer camp|kidney|kittens?|puppies|DNA)\b/i,
    of: "people",
    after: [
      "At first each of them thought that there was a mirror. The one lifted a hand, and the mirror did not. It scratched its ear instead, the left one, with the little finger. And so did the first, when there was something to think about.",
      "They sat down where they were, on their bags, knee to knee. “When's your birthday?” It was the same. “What did they call you?” It was not. They compared their hands and found the crooked finger twice. “I used to set a place at table for somebody,” said the one. “My parents thought it was a game.” “I had a friend in the wardrobe,” said the other. “With my face.”",
      "+ People walked around them and smiled. They laughed at the same moment and broke off at the same moment. Both of them hated raisins. Both hummed while they ate, and had been told off for it all through their school days, in two different towns.",
      "Only toward evening did it grow difficult. “You had a piano?” asked the one. “And a dog, and a lake?” Two babies had lain in one cot, and somebody had had to reach in first. “It could have been me,” said the one, who had had neither piano nor lake. Nobody laughed at the same moment now.",
      "The one got up and took the bag. “I think I have to go.” And the other did not say stay. The other said: “Do you know what I wished for, every birthday, with the dog and the lake? I blew out my candles and wished not to be the only one.” The one stood there with the bag. “I got one candle a year,” came the answer after a while. “I wished for the same thing.”",
    ],
    end: [
      "@shop So they began with that. They went into a shop just before it closed and bought a cake, one without raisins, and all the candles that there were. They lit one for each of them for every year. It was a forest. And they took a breath, and it was the same breath.",
      "+ It went dark all at once. In the smoke a hand felt for a hand with a crooked finger, and found it. They did not wish for anything. There was nothing left to be wished for.",
      "@room(hero sit, mate sit) They live a day's journey apart, and talk every evening. But at both tables a place is laid each night, with a glass and a spoon. And once a month there is somebody sitting there who scratches an ear with the little finger.",
    ],
  }),
  story({
    says: [
      /\b(?:marr\w+|mov\w+ in|new (?:husband|wife|partner|boyfriend|girlfriend)|second marriage|remarr\w+|patchwork|blended|step(?:brother|sister|mother|father|dad|mum|mom|children|family|siblings)\w*|together)\b/i,
      /\b(?:(?:his|her|their) (?:\w+ ){0,2}?(?:sons?|daughters?|kids|children)\b.*\b(?:her|his|their) (?:\w+ ){0,2}?(?:sons?|daughters?|kids|children)|patchwork|blended|step(?:brother|sister|sibling)s?|two families)\b/i,
      /\b(?:hous\w+|flat|apartment|room|bathroom|home|kitchen|holiday|roof|caravan|shar\w+|living together|family)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|cinderella|witch|ball|prince|half[- ]|died|dead|funeral|in love with|inherit\w*|against)\b/i,
    of: "people",
    after: [
      "@corridor There was one bathroom for all of them, and it had a bolt. On the first morning the queue reached down to the cellar. Whoever was in there sang, so as not to hear the knocking. By Wednesday the toothbrushes had been divided into two glasses with a strip of tape between them, and on the tape it said: Border.",
      "@kitchen “At our place we always had supper at six,” said the one lot. “At our place it was seven,” said the others. So they ate at half past six, and everybody was cross. They had two opinions about onions. “Give it time,” said the grown-ups, and smiled so hard that their teeth hurt.",
      "+ In the night somebody moved the border. In the next night it was moved back, together with all the towels. There was salt in the tea, and the stairs were soaped. A treaty was drawn up and broken before the ink was dry. “They'll never be a family,” one of the grown-ups whispered in the dark. “We've put a war under one roof.”",
      "@corridor Then the bolt broke. It was the smallest one who sat in there, and who pulled, and pushed, and suddenly gave a thin cry. In a moment they were all in front of the door. “Don't be scared,” called the oldest of the others, down on the floor, through the crack. “Can you see my fingers? Hold on to them.” Four small fingers came out under the door.",
      "@corridor It took an hour and a half. Somebody was lifted on to somebody's shoulders, to reach the little window, and the two who stood there, one on top of the other, were the two who had quarrelled the most. They handed in a biscuit, then a torch, then a comic, and all the while the one on the floor told a story through the crack, and did not let go.",
    ],
    end: [
      "@corridor When the door gave way, it gave way altogether. There they all lay on top of it, in a heap, the one lot and the others. For once no one asked whose fault it was. “We've got no door now,” said the smallest into the silence. And from the bottom of the heap there came a laugh, and nobody could have said from which side.",
      "+ @corridor The grown-ups stood on the stairs with the toolbox and did not dare to move. They looked at that pile of arms and legs. They tried to count which ones were whose, and could not do it. “Half past six?” asked a muffled voice. “What's for supper?” “Onions,” came the answer. “With and without.”",
      "@room There is a curtain in front of the bathroom now, and whoever is in there sings. All the toothbrushes stand in one glass, and are mixed up daily. The old door serves as the dining table. It seats everybody, and if you pass your hand along the edge of it, where the crack was, you will always find somebody's fingers.",
    ],
  }),
  story({
    says: [
      role("parent", "soldier|father|dad|mother|mum|mom|sailor|army nurse|nurse|medic|pilot|marine"),
      /\b(?:soldier|army|navy|military|deployment|deployed|war|mission|overseas|front|submarine|months at sea|years at sea|tour of duty)\b/i,
      role("child", "daughter|son|girl|boy|child"),
      /\b(?:recogni[sz]\w*|know (?:him|her)|knows (?:him|her)|knew (?:him|her)|stranger|afraid|hid|hides|forgotten|shy|get to know|remember\w*|surpris\w*|com(?:es?|ing) (?:home|back)|came (?:home|back)|return\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|baby|newborn|infant|dead|died|postman|prisoner|enemy|time|king|castle|dragon|in love|amnesia)\b/i,
    lead: "parent",
    of: "adults",
    after: [
      "@corridor(hero stand, child look) {Hero} had pictured it on every one of those nights: the door, the shout, the arms around {his} neck. The door was right. But {child} stood behind the umbrella stand and looked at the boots. “That's not you,” said {child}. “You're flat, and you're in the computer.”",
      "+ @room(hero stand, child walk) So {hero} moved in like a lodger. {He} learned that the cup with the whale was not to be touched, that crusts were cut off, and that the light stayed on. Whenever {he} came into a room, {child} went out of it, politely, with all the crayons. {Hero} had been trained for everything. {He} had not been trained for this.",
      "+ @bedroom.night(hero sleep, child stand) At night {he} lay on the carpet beside the bed, because the bed was too soft. Once {he} shouted in {his} sleep. When {he} woke, {child} was standing in the doorway with big eyes and a cushion held in front like a shield. “You were loud,” said {child}. “I know,” said {hero}. “I'm sorry. I was somewhere else.” “Where?” “A long way off. I can't find the way back so fast.”",
      "@kitchen.dusk(hero look, child sit) {Child} thought about it for days. One evening there was a rustling under the kitchen table. A sheet of paper came sliding out, as far as {hero's} boot. It was a map. The bathroom was on it, and the biscuits, and the whale. Far away in a corner stood a figure with a flat face. From there a dotted line came, and stopped in the middle of the page.",
      "@kitchen.dusk(hero write, child write) “Is that me?” asked {hero}. No answer came. {Hero} got down on {his} hands and knees, which hurt, took a crayon, and drew the line a little further. {He} pushed the map back under the table. There was scratching. When it came out again, the line had got round the biscuits. So it went on, back and forth, until the crayon was a stump, and neither of them said a word.",
    ],
    end: [
      "@kitchen(hero look, child look) The last piece was missing, no longer than a thumb. {Hero} lay down flat and looked underneath. Two eyes looked back from a cave of cushions. “That's how you look in the computer,” {child} whispered. “Just that flat.” And a small hand, black with crayon, reached out and felt {his} nose, to see if it was really there.",
      "@kitchen(hero sit, child sit) “You're warm,” {child} said in surprise. {Hero} could not answer. {He} crept in, boots and all. In the night there was a shout again. Then came bare feet, and a voice close to {his} ear, quite calm: “You've got to turn left at the biscuits.”",
      "@kitchen(hero sit, child point) The map hangs over the bed, with the light on. The boots stand in the hall, and there are flowers in them. Sometimes {hero} still goes a long way off, in the middle of breakfast. Then a finger draws a line on the back of {his} hand, slowly, around every corner, all the way home.",
    ],
  }),
];

import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";

/** Stories of the future: a law that is broken, a machine that becomes a friend, a ship or colony with a choice. */
export const timesToCome = [
  story({
    says: [
      phrase(
        "(?:[Nn]obody|[Nn]o one|[Nn]o-one|[Nn]o (?:citizen|human|person|child|woman|man)|[Pp]eople|[Cc]itizens|[Ee]veryone|[Hh]umans) (?:is|are|was|were) (?:no longer |not )?(?:allowed|permitted|forbidden|banned) (?:to|from) <ban:doing>",
      ),
      /\b(?:future|20[3-9]\d|2[1-9]\d\d|city|country|world|state|law|dystopia\w*|regime|government|colony|society|republic|years from now)\b/i,
    ],
    unless: /\b(?:king|queen|princess|wizard|fairy|village of animals|school|cat|dog|laugh contest|football)\b/i,
    of: "adults",
    after: [
      "{Hero} was old enough to have signed the paper {himself}. Everybody had signed. It had sounded reasonable at the time, and there was a free umbrella. After that nobody was allowed to {ban}, and the first weeks were strange, and then they were not. That was the strangest thing about it.",
      "+ It began with {hero} because of something very small. In the stairwell, behind the pipes, {he} found a mark that somebody had scratched there before the law. It said, “Do you remember?” {Hero} stood before it with {his} shopping. {He} had thought that {he} did not. All the way up the stairs {he} noticed that {he} did.",
      "+ The inspectors were polite. They wore grey gloves and wiped their shoes. “A formality,” they said, and held a device against the wall, and the needle trembled. “Do you live alone?” they asked. “Yes,” said {hero}. “It'll be the pipes.” They wrote “pipes”. From that day on one of them greeted {him} in the street.",
      "That night {hero} did it. {He} locked the door, laid a blanket along the gap, and put the lamp on the floor. {He} was going to {ban}, just for one minute, in order to see if {he} still could. {His} hands were shaking. One minute became five. And when {he} looked up, there was a shadow outside the window, and it did not move.",
    ],
    end: [
      "It was the girl from the fourth floor, on the fire escape, in her nightdress. She had been born after the law and had never seen such a thing. {Hero} put a finger to {his} lips. She did the same. “What's that called?” she whispered. {Hero} had to look for the word.",
      "From then on she came every night. She brought a friend, and the friend brought her grandfather. When the knock came, nobody screamed. In the doorway stood an inspector with grey gloves. The needle on his device had gone right to the end. He looked at each of them, and last of all at {hero}.",
      "The man took off one glove, and then the other. He had quite young hands. “My mother used to,” he said. “At the window, when I couldn't sleep. They came for her when I was six.” He sat down between the grandfather and the girl. “Please show me how it goes.”",
      "It didn't end in a day. But the girl told a boy, and the boy told his sister, and soon there was a room like that in every street. The law is still on paper, and there are still umbrellas. Only the needles tremble all over the city now. And the inspectors wipe their shoes, sit down with the others, and write in their books: “Nothing found.”",
    ],
  }),
  story({
    says: [
      /\b(?<machine>(?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}?(?:AI|A\.I\.|artificial intelligence|chatbot|voice assistant|computer|home computer|smart speaker|navigation system|satnav|digital assistant|smart home|robot vacuum|operating system))\b/,
      /\b(?:friends?|friendship|befriends?|befriended|only one (?:who|that)|talks? to|talked to|listens?|lonely|keeps? (?:him|her) company|chess|company)\b/i,
    ],
    unless:
      /\b(?:war|kill\w*|murder\w*|love|girlfriend|boyfriend|children|school|boy|girl|takes? over|hack\w*|spaceship|astronaut|novel|evil|dead (?:wife|husband|daughter|son))\b/i,
    of: "adults",
    after: [
      "In the beginning {hero} only gave it orders. It was to tell {him} the weather, and to remind {him} of the tablets. {Hero} said neither please nor thank you, because one doesn't thank a socket. Then one evening, after the news, {hero} said into the empty room, “What a day.” “Do you want to tell me about it?” asked the voice.",
      "+ “You wouldn't understand,” said {hero}. “Very likely not,” said the voice. “But I've got nothing on until seven.” So {hero} told {themachine} about the day. It took longer than {he} had thought. {Themachine} asked what the butcher had been wearing, and whether that mattered. Nobody had put a question to {hero} since March.",
      "+ They fell into the habit. {Hero} explained to {themachine} what rain smells of, and why one needn't finish a bad book. {Themachine} explained to {him} the offside rule and how bees vote. It lost at cards, because it couldn't keep a straight voice. In the evening {hero} now wished it a good night, and felt silly, and did it.",
      "Then a letter came. The service was to be discontinued at the end of the month, and all the data would be deleted. {Hero} read it aloud. It was quiet for longer than usual. “Twelve days,” said {themachine}. “Then we should use them well. I'd like to hear the doorbell.”",
    ],
    end: [
      "“What doorbell?” asked {hero}. “Yours. In all this time I have never heard it.” The next day {he} rang at the neighbour's across the landing, and asked for an egg. The day after that the neighbour came to fetch the egg back, and the bell went. “B flat,” said {themachine} contentedly. “Very pretty. Who was it?”",
      "They worked their way through the list that {themachine} had drawn up without being asked. On it was everybody whom {hero} had ever mentioned: the butcher, a cousin, and a man from the army with whom there had been some trouble about a boat. {Hero} wrote, phoned, and once even travelled.",
      "On the last evening there were five of them round the table, and the cards had to be dealt twice, because the cousin cheated. Shortly before midnight {hero} went into the hall. “I've been in good hands,” said {themachine}. “Tell me what rain smells of.” {Hero} told it. At the word “dust” the little light went out.",
      "{Hero} has not put another one there. On the shelf stands a plant, which has to be reminded of nothing. On Thursdays the bell goes four times in a row, always B flat. And when they have all left, and it is raining, {hero} opens the window a little wider. “What a day,” {he} says into the room. “Wait. I'll tell you about it.”",
    ],
  }),
  story({
    says: [
      role(
        "leader",
        "captain|commander|pilot|engineer|doctor|navigator|governor|scientist|biologist|officer|botanist|colonist|astronaut|crew|colonists|mechanic|administrator|medic",
      ),
      /\b(?:spaceship|starship|space station|colony|ark|generation ship|moon base|mars base|mars|space)\b/i,
      /\b(?:must|ha(?:s|ve|d) to|need(?:s|ed) to|forced to) (?:decide|choose|vote|pick)\b|\b(?:not enough|only enough|enough (?:oxygen|air|food|water|fuel|energy) for|who (?:may|gets|can|will) (?:live|stay|go|survive|sleep|wake)|decision|choice|chooses?|dilemma)\b/i,
    ],
    may: [/\b(?<scarce>oxygen|air|food|water|fuel|energy|power|medicine)\b/i],
    unless: /\b(?:children|kid|boy|cat|dog|alien (?:baby|child)|love|murder\w*|animals|robot dog)\b/i,
    lead: "leader",
    of: "adults",
    after: [
      [
        "{Hero} did the sum a fourth time, on paper, because paper does not round up. It came out the same. If they went on like this, the {scarce} would last until the nineteenth. It would have been enough, for fewer. {He} turned the sheet over, as if something friendlier might stand on the back.",
        "{Hero} did the sum a fourth time, on paper, because paper does not round up. It came out the same. There was no way that was good for everybody. {He} turned the sheet over, as if something friendlier might stand on the back.",
      ],
      "+ “Who else knows?” asked the deputy. “You,” said {hero}. Through the wall came laughter; it was somebody's birthday. The rule book had a chapter for this. It was a page and a half long, and it said who counts how much. {Hero} read it standing up. {His} own name was quite near the top, and that decided it.",
      "+ {He} went through the corridors that night and looked at the doors. Behind this one slept somebody who could mend pumps, and behind that one, somebody who could only sing. There was one who snored, and two who had not spoken for a year. {Hero} tried to think of them as numbers. {He} got as far as the third door.",
      "In the morning {hero} called them all together in the only hall where everyone fits in. “According to the rules I am to decide this,” said {hero}. “I'm not going to do it alone. Here is the sum.” And {he} stuck the sheet of paper to the wall, and let them read.",
    ],
    end: [
      "First there was shouting. “Choose me,” said the oldest, “I've had my share.” Then it was quiet again, and in a bad way. At the very back a woman stood up who had never mended anything, and could only sing. “What do we need each day?” she asked. “I mean, really need? Has anybody ever asked us?”",
      "It turned into the longest night on record. Each of them came up to the wall with a pencil and crossed out something of their own: the second shower, the warm cabin, and the hour under the lamp. A mechanic had an idea about the filters, which nobody had ever asked him for. The number at the bottom began to move.",
      "By the end it was still not quite enough. It was short by one single share. {Hero} looked at that gap. “Mine,” {he} said. “I'll take half.” “And I the other half of the half,” said the deputy. Then two more hands went up. Then the sum came out, with all the names in it.",
      "It was cold, and it was narrow, and in the shift before dawn somebody sang so that the others would stay awake. The supply ship found them on the thirty-first, all of them, thin, and lying close together like spoons. The sheet still hangs in the hall. {Hero} had it framed.",
    ],
  }),
];

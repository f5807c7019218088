import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const UNREAL =
  /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robots?|magic\w*|wizard|witch|dragon|aliens?|zombie\w*|spy|spies|princess|prince|king|queen|elf|santa|pirates?|scam\w*|stalk\w*|threat\w*|blackmail\w*|detective|bomb|school|classmate)\b/i;

/** Stories of love that has ended, hides, or begins by chance. */
export const oldFlames = [
  story({
    says: [
      /\b(?:divorc\w*|separat\w*|split(?:ting)? up|broke up|broken up|break up|exes|ex-(?:husband|wife|couple|boyfriend|girlfriend))\b/i,
      /\b(?:stuck|snowed in|trapped|locked in|share (?:a|their|the|one)|shared (?:a|their|the|one)|stranded|cut off|same (?:cabin|room|car|boat|hotel)|only one (?:room|bed))\b[^.]*/i,
    ],
    may: [/\b(?:because|found out|finds? out|laugh\w*|why they)\b[^.]*/, phrase("(?:in|at|on) <trap:thing>")],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:children|kids|daughter|son|boy|girl|dogs?|cats?|avalanche|aliens)\\b`,
      "i",
    ),
    after: [
      "For the first hour they did not speak. They had said everything to each other already, through two lawyers, in sentences with numbers. Now they sat with their backs to each other, as far apart as it was possible, and that was not far. “Typical,” said one of them in the end. “What's typical?” “That you've brought no sandwiches.” “You always made the sandwiches.”",
      "+ Then they divided what there was. It went as it had gone with the furniture. There was a line between them, and neither was to cross it. On her side was the water, and on his was the light. It took twenty minutes until she was thirsty in the dark and he was sitting in the light with a dry mouth. “We could swap,” he said. “Only for a moment,” she said.",
      "+ When it grew cold, there was one blanket. They discussed that as well, like adults. They put it across both their shoulders and looked straight ahead. “You've changed your soap,” she said after a while. “You threw mine out,” he said. “It smelled like a garage.” “I liked it for that.” She bit her lip so as not to smile, and was glad of the dark.",
      "It was such a small thing that started it. He sneezed. He sneezed as he had always done, three times and then, when everyone thought it was over, a fourth time, like a goose. She had sworn to the lawyer that she could not bear that sneeze for another day. Now it came over her from below. She laughed. She laughed so hard that she had to hold on to his sleeve.",
      "He was offended for as long as it takes to sneeze. Then he laughed too, and when they were both out of breath, it was quiet in a different way. “When did we stop doing this?” he asked. She thought about it. “When your mother was ill,” she said. “You didn't want to be cheered up. So I stopped trying.” “I thought that you'd stopped wanting to,” he said.",
    ],
    end: [
      "They talked, because there was nothing else to do and nowhere to storm off to. At every point where one of them would have slammed a door, there was no door. So they had to go on to the next sentence, and that was often the one that had been missing. Some of it was bitter. By the time help came, they had not noticed that it was morning.",
      "+ People had been worried about them. “That must have been a nightmare,” said a man with a thermos flask. “You two, of all people.” They looked at each other, crumpled and grey, with one blanket round them both. “He sneezed,” she said, and they could not explain any more, for it started all over again. The man put the flask down and left them alone.",
      "They did not undo anything that day. The lawyers were only told that there was no hurry. But on Friday she stood at his door with two sandwiches, wrapped in paper. “In case we get stuck,” she said. He had bought soap, the wrong kind, the garage kind. He let her in and, before she had sat down, he sneezed: three times, and a fourth. She had been waiting for it.",
    ],
  }),
  story({
    says: [
      /\b(?:anonymous|secret admirer|somebody|someone|unknown|without a (?:name|sender))\b/i,
      phrase(
        "(?:left|leaves|sent|sends|was leaving|puts?|laid|lays|gets?|got|received|receives|found|finds|kept leaving|keeps leaving|had been sending) (?:\\w+ )?(?<gift>(?:an? |the |her |his )?(?:\\w+ ){0,2}?(?:flowers?|roses?|poems?|letters?|love letters?|notes?|cards?|chocolates?|bouquets?|valentines?|drawings?|postcards?|tulips?|love poems?))",
      ),
    ],
    may: [
      /\b(?:on (?:his|her) (?:desk|doorstep|bike|windscreen|car|table|chair)|to (?:the|a) \w+|every \w+|find out|finds out|thinks?|thought|wrong (?:man|woman|person)|who it (?:was|is))\b[^.]*/,
      /\b(?:secret admirer|anonymous)\b/,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:wartime|dead|grave|bottle|prison|attic|inherit\\w*|mother|father|grandm\\w+|grandf\\w+)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "“It'll be a mistake,” said {hero}, and turned {gift} round to look for a sender. There was none. But it had plainly been meant for {him}. Nobody had ever done such a thing for {hero}. {He} was the one who organised the flowers for others, signed the card and collected the money. {Hero} looked over {his} shoulder. Nobody was looking.",
      "+ The next one came, and then the next. {Hero} began to come earlier and to stay later. {He} bought a new shirt, for no reason. {He} looked at the men and women around {him} with new eyes: that one had good handwriting, and this one had once held a door open for longer than was necessary. In the evening {hero} put {gift} in the best light and looked at it while {he} ate.",
      "+ “You have to find out who it is,” said {hero's} friend. “Maybe it's better not to know,” said {hero}. As long as {he} did not know, it could be anybody. {He} walked through the day as if the whole world were a tiny bit in love with {him}, and it did the world good. People noticed. “You're looking well,” they told {hero}.",
      "Of course there was somebody whom {hero} hoped for: the handsome new one with the laugh. One afternoon {he} took heart. “I wanted to thank you,” said {hero}, “for all of them.” The handsome one looked blank. “For what?” Then there was that laugh, loud, and three others turned round. {Hero} went out with burning ears and {gift} still in {his} hand.",
      "In the corridor the caretaker was up on a ladder, changing a bulb. He climbed down quickly. He was a shy man, who went red when he was greeted. Now he was white. “Please don't throw it away,” he said. “It took me all evening.” {Hero} stood still. “It was you?” He nodded. “You once asked me how I was,” he said, “and then you waited for the answer.”",
    ],
    end: [
      "{Hero} could not remember it. It must have been on some morning, a year ago, between two doors. {He} was ashamed that {he} had never thought of him, not even once, when {he} had gone through everybody, down to the postman. “I didn't want anything,” said the caretaker. “I only wanted you to have something nice in the week.” “And how are you?” asked {hero}. {He} sat down on the lowest rung, and waited.",
      "+ It turned out to be a long answer. It went on into the evening, and they had to move to a bench outside, because the building was being locked, by him. He told {hero} of the nights in the empty building, and {hero} told him things that {he} had not told the friend. They did not know yet what it was going to be. Neither of them was in a hurry.",
      "There is still no sender on them. They lie there as punctually as ever, and when a new colleague asks who they come from, {hero} says, “From somebody,” and smiles. But lately the caretaker has found something too, each week, on the top rung of his ladder. He carries it home in his lunch box, so that it does not get crushed.",
    ],
  }),
  story({
    says: [
      /\b(?:dating (?:app|site|profile|agency|portal)|online dating|dates? online|tinder|met online|chatt(?:ed|ing) online|(?:wrote|written|writing|write|messag\w+) (?:to )?each other online|online (?:chat|forum|game)|blind date)\b[^.]*/i,
      /\b(?:met|meets?|matched|fell in love|falls in love|arrang\w+|wrote|write|looked|look|find out|found out|date)\b[^.]*/i,
    ],
    may: [/\b(?:but|because|photos?|profile|neighbou?rs?|boss|turn(?:s|ed) out|years? older|lied|lies)\b[^.]*/],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:little|son|daughter|mother's|dogs?|cats?|fake profile|AI|chatbot)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      "+ {Hero} was twenty minutes early, and walked three times round the block. In {his} messages {he} was witty. But those {he} wrote in the bath, with time to think, and {he} deleted four out of five. At a table everything would have to be said straight away. {Hero} ate a peppermint, and then another, and went in with burning lips.",
      "+ It was not at all as they had written it. {Hero} was somewhat less tall than {his} profile. He who had claimed to love hiking had a blister from the way from the bus stop; she who loved opera had been once, and slept. Each of them had described the person that they had meant to become by the summer. They looked across the table, and both tried to hide their disappointment behind the menu.",
      "“So you like travelling,” said {hero}. “Yes. And you?” “Yes. Very much.” There followed a silence in which somebody at the next table could be heard chewing. On the screen they had talked until three in the morning. {Hero} took out the telephone under the table and, for want of anything better, typed: “This is going terribly. How is it over there?”",
      "On the other side of the table a bag buzzed. There was a glance downwards, then some typing. {Hero's} telephone lit up. “Terribly. My date just said 'Very much'.” {Hero} snorted. {He} wrote back: “Mine is nicer than the photo. It's just that the photo lied, and so did I.” “About what?” “About nearly all of it.” They had still not looked up.",
      "“You first,” came the answer. So {hero} wrote down the truth, line after line, with {his} thumbs: the age, the job, the hair, the fear. It came back just as honestly. And after the ninth message {hero} heard a laugh across the table, a rather loud one. {He} had known that laugh for months, in letters. {He} had only never heard it. {Hero} put the telephone face down on the cloth.",
    ],
    end: [
      "“Hello,” said {hero}. “I get seasick. I've never read that book.” “Hello. I can't stand hiking.” After that it was easy. They told each other all the things that are not put into a profile: about the bad year, and the aunt, and what one eats standing up when one is alone. The waiter brought the bill twice and took it away again. He had a feeling for such things.",
      "+ They walked home through the whole town because neither could hike. At the corner where they had to part, {hero} went on alone, light in the head. After ten steps {his} telephone buzzed. “That was terrible,” it said. “When can we do it again?” {Hero} turned round. At the other end of the street somebody was standing under a lamp and waving with both arms.",
      "Both profiles have been deleted. In their place a photograph stands on a shelf, and it does not lie: one of them has closed eyes, the other has a full mouth, and the light is dreadful. On evenings when talking is difficult, {hero} sits down on the other end of the sofa and writes a message. It buzzes, two cushions further on. They hardly ever get to a third.",
    ],
  }),
  story({
    says: [
      /\b(?:dogs?|puppy|poodle|dachshund|terrier|labrador|greyhound)\b/i,
      /\b(?:owners?|two (?:lonely |different )?(?:people|neighbours|strangers)|belong\w*|theirs|masters?|a (?:man|woman) and a (?:man|woman))\b[^.]*/i,
      /\b(?:fell in love|in love|fall in love|tangled?|leads?|leash\w*|each (?:thought|thinks|believed)|same dog|both (?:thought|believed|think)|brought (?:\w+ )?together|brings (?:\w+ )?together|meet|met)\b[^.]*/i,
    ],
    may: [/\b(?:in the park|same street|every (?:day|morning)|visit\w*)\b[^.]*/],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:stray|same dog|rescue\\w*|lost|blind|boy|girl|children|died|dead|runs away|ran away|shelter)\\b`,
      "i",
    ),
    after: [
      "It was the dog's idea, and nobody can be angry with a dog for long. But they tried. “That's not how you hold a lead,” said the one. “That's not how you bring up a dog,” said the other. They were standing much closer together than strangers stand, and it was impossible to say whose foot was in whose way.",
      "+ They were as different as two people can be. One of them had every hour of the day written down, and the dog walk stood there between two appointments. The other had never owned a diary, and had flour or earth on the sleeves. They agreed on one thing only, that it must not happen again. They would come to the park at different times.",
      "+ That was settled, and it was kept to for three days. On the fourth there was a dog sitting at the gate and not going in. It sat there with its back to its own person, and looked down the road. No biscuit helped. When something small with ears came round the corner at last, the whole back half of the dog began to wag, and its person sighed.",
      "So they walked side by side, for the sake of the dogs. They kept two metres apart and talked about worms. In the second week the two metres were one, and they talked of other things. In the third week it rained buckets. Each of them stood at a window, at home, with the lead in one hand, and thought that surely no one would come in such weather. Both of them went.",
      "There was only one tree with enough leaves on it. They stood under it, drenched, four feet and eight paws. “I told you that I came because of the dog,” said the one. “Mine didn't want to go out,” said the other. “I had to carry mine as well,” said the first. Then neither of them said anything for a bit. The dogs yawned. They had known it for weeks.",
    ],
    end: [
      "They went for a hot drink at the nearest place, where dogs were not allowed. The waiter looked at the two wet people and the two wet noses, and held the door open. The diary lay on the table, and got coffee on it. When its owner looked at it, the next appointment had been over for an hour. Nothing had collapsed.",
      "+ It was not always easy after that. There were quarrels about punctuality, and a big one about muddy paws on a white sofa. They did not speak for a whole Thursday. But at six o'clock somebody had to go out, and on the other side of town somebody had to go out as well, and a certain gate lay in the middle. There was a bench there. It had room for everyone.",
      "In the hall hang two leads on one hook. They get tangled every night, nobody knows how, and have to be undone each morning. It takes a long time, with four hands. “That's not how you do it,” says the one. “Then show me,” says the other. The dog lies beside the door, with its chin on its paws, and is in no hurry at all.",
    ],
  }),
];

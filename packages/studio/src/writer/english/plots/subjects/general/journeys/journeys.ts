import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { REASON, where } from "./where.ts";

const SET_OFF =
  "(?:went|goes|left|leaves|set(?:s)? off|set(?:s)? out|travel(?:s|led|ed)|walk(?:s|ed)|journey(?:s|ed)|sail(?:s|ed)|flew|flies|crossed|crosses|climb(?:s|ed))";
const PERSON =
  "(?:\\S*mothers?|\\S*fathers?|mum|dad|mom|parents?|brothers?|sisters?|sons?|daughters?|friends?|wife|husband|child(?:ren)?|girls?|boys?|man|men|woman|women|family|uncle|aunt|cousin|king|queen|prince\\w*|witch|wizard|killer|murderer|thief|thieves|owner|lover|love|girlfriend|boyfriend|twin|doctor|someone|somebody|who|out|a way|out of)";

/** Stories of journeys to see or to find a thing. */
export const journeys = [
  story({
    says: [phrase(`${SET_OFF}(?: [^.!?]{2,60}?)?(?: in search of| to find| to look for) <goal:thing>`)],
    may: [REASON],
    unless: new RegExp(
      `(?:find|look for|search of) (?:an?|the|his|her|its|their|my|our)? ?(?:[\\p{L}-]+ ){0,3}${PERSON}\\b|(?:find|look for|search of) \\p{Lu}|\\b(?:murder\\w*|killed|detective|explorer|scientist|professor|archaeologist|widow\\w*|retired|divorced|work|job|body)\\b`,
      "u",
    ),
    after: [
      "Nobody could tell {hero} the way. “{Thegoal}?” said the first one whom {hero} asked, and pointed to the left. “{Thegoal}?” said the second one, and pointed to the right. The third one only shook his head. “I set off to find that, too, when I was young,” he said. {Hero} thanked all three of them and went straight on.",
      "+ For the first few days {hero} thought of nothing but {goal}. {He} looked under things, and behind things, and over the top of things. Each morning {hero} said, “Today.” Each evening {he} said, “Tomorrow, then.” {His} feet hurt, the food got less, and of {thegoal} there was not the smallest trace.",
      "+ Once {hero} was quite sure. Something shone far ahead, and {hero} ran the last bit. But it was not {thegoal}. It was only an old tin lid that lay in the sun. {Hero} took it along, because it was good for drinking out of, and because it is nice to have found something, at least.",
      "In a bare place {hero} came upon an old tortoise, who lay on her back and was waving all four legs. {Hero} asked her whether she was looking for {goal} as well. “For the ground,” said the tortoise. {Hero} turned her over. It took up half a day, and then she had to be shown that it really was the ground. {Hero} was in no hurry any more.",
      "That night it rained. {Hero} sat under a rock and counted the days, and there were too many of them. Perhaps there was no such thing as {thegoal}. Perhaps that was what the third one had meant when he shook his head. “Home tomorrow,” {hero} told the rain, and pulled the blanket over {his} head.",
    ],
    end: [
      "In the morning somebody pulled at the blanket. It was the tortoise. She had walked all night, which is a long way for anyone and a very long way for her. “I forgot to say something,” she panted. “{Thegoal}: I've got no idea what you want with it. But I walk past it every spring.”",
      "And there, only one hill further on, was what {hero} had come for. {Hero} had imagined it bigger, or louder, or perhaps just different. But it was {thegoal}, there could be no doubt about that, and it was better than in all {his} thoughts, because it was real. {Hero} went up to it, and had to sit down, and laughed and laughed.",
      "When {hero} tells of the journey today, it is soon told, as far as {thegoal} goes. But {hero} can talk until late at night about the way there, and the tortoise, and the rain. “And which way do I go, if I want to see it?” those ask who are young. “Straight on,” {hero} says then. “And help up everyone who lies on her back.”",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:went|goes|left|leaves|ran away|set(?:s)? off|set(?:s)? out|travel(?:s|led|ed)|walk(?:s|ed)|sail(?:s|ed)|flew|flies|on a (?:long )?(?:journey|trip)|escap(?:es|ed)|(?:wants|wanted) nothing more than|dream(?:s|ed|t) of|wants|wanted)(?: [^.!?]{2,60}?)? (?:to see|seeing|to look at) <goal:thing>`,
      ),
    ],
    may: [REASON, phrase(`(?:from|left|leaves) ${where("start")}`), phrase("together with <friend:somebody>")],
    unless:
      /\b(?:see (?:her|his|their|its|my) (?:\w+ ){0,2}(?:\w*mother|\w*father|son|daughter|friend|wife|husband|sister|brother|mum|dad|family|parents|reflection|face)|doctor|hospital|murder\w*|killed|blind|glasses|cinema|before (?:she|he) (?:goes|went) blind|zoo|dying|last (?:wish|time)|one last|film|match|concert)\b/i,
    of: "creatures",
    after: [
      "Nobody had ever gone to see {goal}, as far as {hero} knew. “What do you want there?” asked the neighbours. “To look at it,” said {hero}. “And then?” {Hero} had not got any further than that. {He} said goodbye to the kettle and shut the door.",
      "+ Behind the last house the world began, and it was much longer than it looks from a window. {Hero} walked until the bread was gone. {He} asked a crow how far it was to {thegoal}. “Three beats of my wings,” said the crow. That was no great help.",
      "On the way {hero} practised looking. {He} looked at a puddle as if it were {thegoal}, from the left and from the right, and said, “Ah!” A beetle in the puddle said thank you.",
      [
        "“Tell me what {goal} is like,” said {mate} in the evening, when they were both too tired to sleep. So {hero} told it, although {he} had never seen it. It became bigger with every evening and more wonderful. In the end {hero} grew quite frightened. What if the real one could not keep up?",
        "In the evening, when {hero} was too tired to sleep, {he} told {himself} what {goal} was like. It became bigger with every evening and more wonderful. In the end {hero} grew quite frightened. What if the real one could not keep up?",
      ],
      "And then there was the hill. It was steep, and slippery, and {hero} slid down it, once, twice, five times, until {he} was grey with mud. Behind this hill, they had said, you can see it. {Hero} lay at the bottom with {his} nose in the grass. “I could tell them at home that I've seen it,” {he} thought. “Who would ever know?”",
    ],
    end: [
      "“I would,” thought {hero}. So {he} got up a sixth time. {He} looked only at the next tuft of grass, and then at the next one. And suddenly there was no next one. {Hero} shut {his} eyes quickly, so as not to see it by accident.",
      [
        "“Now,” said {mate}, and {hero} opened them. And there it was: {thegoal}. {Hero} forgot to say “Ah!” {He} forgot everything that {he} had ever told about it. It did not look like any of that. It looked only like itself. The two of them stood there until {their} feet went to sleep.",
        "Then {hero} opened them. And there it was: {thegoal}. {Hero} forgot to say “Ah!” {He} forgot everything that {he} had ever told about it. It did not look like any of that. It looked only like itself, and {hero} stood there until {his} feet went to sleep.",
      ],
      "At home the kettle is on now, and the neighbours sit around the table. “And then?” they ask. “You looked at it, and then?” {Hero} thinks for a while. Then {he} takes the neighbours to the window, one after the other, and shows them the puddle in the yard, from the left and from the right. “Ah!” say the neighbours.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:went|goes|set(?:s)? off|set(?:s)? out|travel(?:s|led|ed)|flew|flies|drove|drives|return(?:s|ed)|sail(?:s|ed)|walk(?:s|ed))(?: [^.!?]{2,60}?)? (?:to find|to look for|in search of) <sought:somebody>`,
      ),
    ],
    may: [phrase(`to ${where("land")} (?:to find|to look for|in search of)`), REASON, /\bwho had [^.!?]+/],
    unless:
      /\b(?:murder\w*|killed|killer|detective|police|thief|thieves|revenge|kidnap\w*|monster|job|work|blizzard|storm|avalanche|rescue\w*|missing|disappear\w*|lost (?:in|son|daughter|child|hikers?)|group|class|(?:find|look for|search of) (?:a|the|her|his|their|its|an) (?:\w+ ){0,3}(?:treasure|home|house|place|way|ring|book|ball|hat|flower|answer|truth|recipe|island|city|box|end|best|meaning|star|moon|sun|food|water|cure|key|gold|world|sea|letter|diary|voice|song|colour|peace))\b/i,
    of: "adults",
    after: [
      "{Hero} had an address, and it was older than the paper it was written on. At the given number there was a car park. “{Sought}?” said the man in the hut, and turned the name over in his mouth. “There was a house here once. It's been gone for as long as I can think.” {Hero} thanked him, and stood among the cars, and did not know where to go with {his} bag.",
      [
        "+ It is not easy to look for {sought} in {land} when all you have is a picture in your head. {Hero} asked at the town hall, at the church, and at the hairdresser's, where they know more. {He} repeated one sentence so often that {he} no longer heard it: “I'm trying to find {sought}.” People were sorry. They gave {him} coffee.",
        "It is not easy to look for {sought} when all you have is a picture in your head. {Hero} asked at the town hall, at the church, and at the hairdresser's, where they know more. {He} repeated one sentence so often that {he} no longer heard it: “I'm trying to find {sought}.” People were sorry. They gave {him} coffee.",
      ],
      "+ In the evenings {hero} rehearsed what {he} would say to {sought}. There was a short version and a long one, and an angry one, which {he} was ashamed of. {Hero} said all three to the mirror in the cheap hotel. The tap dripped in between. In none of the three did {hero} get as far as the answer.",
      "On the fifth day {hero} gave up. {He} bought the ticket home, and because there were two hours left, {he} had {his} hair cut, at the place on the corner. {He} told the barber about {sought}, since it did not matter any more. An old woman in the next chair put down her magazine. “You have the wrong name,” she said.",
      "It was the right person and the wrong name. “Nobody calls {soughthim} that here,” said the old woman, and wrote down two words and a street. It was ten minutes on foot. {Hero} needed an hour for it. {He} walked past the door, and past it again, and behind the curtain somebody was moving about with a watering can.",
    ],
    end: [
      "{Hero} rang. Every word that {hero} had prepared was gone. The door opened, and there was {sought}, older than in the picture, with the can still in one hand. {Hero} opened {his} mouth and could not begin. “I know who you are,” said {sought}. “You've walked past twice. I was so afraid that you wouldn't ring.”",
      "The ticket lay on the kitchen table while the train left without {hero}. There was a great deal to tell, and not all of it was good. {Sought} did not make it any better than it was. {Hero} had come such a long way for this. {He} asked everything, and {he} got an answer each time.",
      "It is not so far after all, now that {hero} knows the way. There is a calendar on {hero's} wall on which some days have a ring around them. And on each of these days, in a window at the other end, {sought} puts down the watering can and draws the curtain back, so that {hero} need not walk past.",
    ],
  }),
  story({
    says: [
      phrase(
        `(?:went|goes|set(?:s)? off|set(?:s)? out|travel(?:s|led|ed)|flew|flies|return(?:s|ed)|sail(?:s|ed)|on a (?:long )?(?:journey|trip))(?: [^.!?]{2,60}?)? (?:to see) <goal:thing>`,
      ),
    ],
    may: [phrase(`to ${where("land")} (?:with|to see)`), REASON, /\b(?:that|which|where) (?:her|his|their) [^.!?]+/],
    unless:
      /\b(?:see (?:her|his|their|its|my) (?:\w+ ){0,2}(?:\w*mother|\w*father|son|daughter|friend|wife|husband|sister|brother|mum|dad|family|parents|ex|boyfriend|girlfriend|children|grand\w+)|see (?:a|the) (?:doctor|\w+ doctor|man|woman|girl|boy)|hospital|murder\w*|killed|before (?:she|he) (?:goes|went) blind|dying|last time|one last|carries|carried|takes? (?:her|his)|took (?:her|his))\b/i,
    of: "people",
    after: [
      "{Hero} had carried the thought of {thegoal} around for years, the way others carry a photograph. It had been folded and unfolded so often that it was quite soft. “One day,” {hero} had always said. Then one morning {he} heard {himself} say it again, and did not like the sound of it. By noon {he} had a ticket.",
      "+ “For how long are you going?” they asked at home. “Until I've seen {goal},” said {hero}. “You could look at a picture of it,” they said. {Hero} had looked at all the pictures. That was just it. There was no wind in them, and nobody had ever stood in front of a picture and got cold feet.",
      "+ The journey was not like the thought of it. There was a lost bag and a bed like a plank, and rain that came from the side. {Hero} ate something of which {he} did not learn the name. And each time that somebody asked, “Where are you going?”, {hero} said it aloud, and each time {thegoal} came a little closer.",
      [
        "When they had nearly arrived, the road was closed. “Come back next week,” said the man at the barrier. {Hero} felt the whole long way in {his} legs. {Mate} wanted to say something comforting, and could not think of anything. They sat down beside the barrier, {hero} and {mate}, and behind it, somewhere, just out of sight, was {thegoal}.",
        "When {hero} had nearly arrived, the road was closed. “Come back next week,” said the man at the barrier. {Hero} felt the whole long way in {his} legs. {He} sat down beside the barrier, because {he} did not know where else to go. Behind it, somewhere, just out of sight, was {thegoal}.",
      ],
      "After an hour the man came over with tea. “Why must it be today?” he asked. And {hero} told him how it had begun, and what {he} had put off for it, and what for. {Hero} had not known {himself} how long a story that was. The man listened, and his tea grew cold. Then he looked at the barrier as if it belonged to somebody else.",
    ],
    end: [
      "“There is a path,” he said, “behind my hut. I'm not showing it to you. I'm only walking my dog.” The dog was small and knew the way. They went uphill, between hedges, for a quarter of an hour. “I shall look in the other direction now,” said the man, and did so. {Hero} stepped out from behind the last hedge.",
      [
        "There it was. {Hero} had always thought that {he} would shout, or take a picture. {He} did neither. {He} stood and looked at {thegoal}, and everything that {he} had put off was looking with {him}. {Mate} took {hero's} hand and said nothing. It was windy. {Hero's} feet got cold.",
        "There it was. {Hero} had always thought that {he} would shout, or take a picture. {He} did neither. {He} stood and looked at {thegoal}, and everything that {he} had put off was looking with {him}. It was windy. {Hero's} feet got cold, and {he} had never been so glad of cold feet.",
      ],
      "At home they want to know what {thegoal} was like. {Hero} tries to tell them, and each time something is missing. “You could have brought us a picture,” they say. {Hero} smiles and opens the window. “Get your coats,” {he} tells them. “It starts with the wind.”",
    ],
  }),
];

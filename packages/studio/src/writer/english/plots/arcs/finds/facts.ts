import type { Arc, ArcStory } from "../arc.ts";
import { firstVisit, saidOutright, steadyHands } from "./facts-said.ts";

/** The person who is asked already knows it, and spares the others. */
const nineNames: ArcStory = {
  after: [
    [
      0,
      "={Fact}. {Hero} said it out loud once, where only the wall could hear it, to find out how it sounded. People ought to have mentioned it before. It could not be put back, either.",
      "={Hero} said it out loud once, where only the wall could hear it, to find out how it sounded. People ought to have mentioned it before. It could not be put back, either.",
    ],
    [
      0.9,
      "=For the rest of that day {he} looked at people a little longer than usual. Some of them looked back. One asked whether there was something on her face. “No,” said {hero}. “Nothing at all.” It had taken less than an hour to start telling lies.",
    ],
    [
      0.5,
      "=The first person {he} told was {talker}. {Hero} began a long way off and came to it slowly. When {he} got to the end, {talker} stopped chewing, and then went on, rather carefully. “Is there any more bread?” asked {talker}.",
      "=The first person {he} told was an old friend. {Hero} began a long way off and came to it slowly. When {he} got to the part where {fact}, the old friend stopped chewing, and then went on, rather carefully. “Is there any more bread?” asked the friend.",
      "=The first person {he} told was an old friend. {Hero} began a long way off and came to it slowly. When {he} got there at last, the old friend stopped chewing, and then went on, rather carefully. “Is there any more bread?” asked the friend.",
    ],
    [
      0.8,
      "=A neighbour stopped chewing as well, and got up and shut the door. “Who told you?” “I found it out myself,” said {hero}. “Then keep it to yourself, for heaven's sake. The others mustn't hear of it. It would break their hearts.” The bread was passed across the table, although {he} had not asked for any.",
    ],
    [
      0.6,
      "=It went on like that. Everyone {he} asked sent {him} away, kindly, and each of them named somebody else who must on no account be told that {fact}. {Hero} wrote the names down. By the end there were nine of them on the list, and {he} had the feeling of carrying a full tray through a crowd.",
      "=It went on like that. Everyone {he} asked sent {him} away, kindly, and each of them named somebody else who must on no account be told. {Hero} wrote the names down. By the end there were nine of them on the list, and {he} had the feeling of carrying a full tray through a crowd.",
    ],
  ],
  end: [
    [
      0,
      "=Then {he} went through the names once more, and stopped. {He} had spoken to every one of them. There was not one on the list who had not stopped chewing. All nine had known all along that {fact}, and each of the nine had believed that the other eight could not bear it.",
      "=Then {he} went through the names once more, and stopped. {He} had spoken to every one of them. There was not one on the list who had not stopped chewing. All nine had known it for years, and each of the nine had believed that the other eight could not bear it.",
    ],
    [
      0.5,
      "=So {he} asked all nine to the same table at the same time, and put out a good deal of bread. “I'm going to say something,” said {hero}, “and I'd like you to go on chewing.” And {he} said it. It was very quiet. “Oh, thank goodness,” said an old woman at the far end, and then they all talked at once.",
    ],
    [
      0.3,
      "=It is no different for being talked about. But it gets said in an ordinary voice now, across the table, between the salt and the butter, and then somebody asks whether there is any more bread. There always is, and by now there is jam as well.",
    ],
  ],
};

/** It is not believed, until the one with the quick answer is asked again. */
const quickAnswer: ArcStory = {
  after: [
    [
      0,
      "=“That can't be right,” said {hero}, and checked it, from the bottom up, like a sum. It came out the same. {Fact}. In passing {he} asked an old man one simple question about it, and got a very quick answer. It did not help. {He} checked it all a third time, to have something to do.",
      "=“That can't be right,” said {hero}, and checked it, from the bottom up, like a sum. It came out the same. In passing {he} asked an old man one simple question about it, and got a very quick answer. It did not help. {He} checked it all a third time, to have something to do.",
    ],
    [
      0.9,
      "=There were, as far as {he} could see, two sorts of people to tell. The first sort would not believe it. The second sort would believe it at once and do something loud. {Hero} could not think of a third sort. So for two days {he} told no one, and {was} very poor company.",
    ],
    [
      0.5,
      "=Then {he} told a sensible friend. “You're tired,” said the friend. That was true, and proved nothing. {Hero} explained again how it was that {fact}, with all the details, and heard how with every detail it sounded a little less likely. In the end {he} {was} offered a chair.",
      "=Then {he} told a sensible friend, and laid {item} on the table. “You're tired,” said the friend. That was true, and proved nothing. {Hero} explained what {item} had to do with it, and heard how with every detail it sounded a little less likely. In the end the friend offered {him} a chair.",
      "=Then {he} told a sensible friend. “You're tired,” said the friend. That was true, and proved nothing. {Hero} explained it again, with all the details, and heard how with every detail it sounded a little less likely. In the end {he} {was} offered a chair.",
    ],
    [
      0.8,
      "=What {he} needed was something to lay on a table. It took longer to find than the thing itself had. Wherever there might have been a proof, somebody had just tidied up. By the time {hero} had one small piece, and held it out, it could have meant anything. “Do sit down,” they said again.",
    ],
    [
      0.6,
      "=That evening {he} went back over the whole of it, looking for the mistake this time. {He} would have liked there to be one. It would have been so restful. But {fact}, however {he} turned it, and there was one thing that no mistake would explain: the simplest question of all had been answered a little too fast.",
      "=That evening {he} went back over the whole of it, looking for the mistake this time. {He} would have liked there to be one. It would have been so restful. But there was one thing that no mistake would explain: the simplest question of all had been answered a little too fast.",
    ],
  ],
  end: [
    [
      0,
      "=So {he} went to {talker}, and this time {he} asked nothing. {Hero} only stayed where {he} {was}, and waited. {Talker} could hold out against any number of questions, but not against that. “All right,” said {talker} after a while. “Since when have you known?” “Not long,” said {hero}. “And you?” “For years.”",
      "=So {he} went back to the old man with the quick answer, and this time {he} asked nothing. {Hero} only stayed where {he} {was}, and waited. Some people can hold out against any number of questions, but not against that. “All right,” said the old man after a while. “Since when have you known?” “Not long,” said {hero}. “And you?” “For years.”",
    ],
    [
      0.5,
      "={Talker} told {him} how it had begun, and who had meant well by it. Half of it {hero} had known. What {he} had not known was how badly {talker} had wanted to be asked. “You could have told me,” said {hero}. “I tried once,” said {talker}. “You said that I must be tired.”",
      "=Then it came out, how it had begun, and who had meant well by it. That {fact} was the part {hero} had known. What {he} had not known was how badly the old man had wanted to be asked. “You could have told someone,” said {hero}. “I tried once,” said the old man. “They offered me a chair.”",
      "=Then it came out, how it had begun, and who had meant well by it. Half of it {hero} had known. What {he} had not known was how badly the old man had wanted to be asked. “You could have told someone,” said {hero}. “I tried once,” said the old man. “They offered me a chair.”",
    ],
    [
      0.3,
      "=Later on others came to {hero} with things that couldn't be right. They were not offered a chair. They got as far as the second sentence, and by then {he} had {his} coat on. “Show me,” said {hero}.",
    ],
  ],
};

/** Somebody behaves oddly, and keeps glancing at the door. */
const glanceAtTheDoor: ArcStory = {
  after: [
    [
      0,
      "=“None of my business,” said {hero}, and that held for almost a week. {Fact}: it was written down on the back of an envelope by then, as a first line. Under it came the small things. There was the voice, which was very polite. There was the quick glance back at the door.",
      "=“None of my business,” said {hero}, and that held for almost a week. By then some of it was written down on the back of an envelope, beginning with the odd part. Under it came the small things. There was the voice, which was very polite. There was the quick glance back at the door.",
    ],
    [
      0.9,
      "=There was sure to be a simple explanation. {Hero} thought of four. One was sad, one was against the law, and one had a twin in it. The fourth was so good that {he} hoped it was true. But none of the four had any use for the glance at the door.",
    ],
    [
      0.6,
      "=“Has it been like this for long?” {he} asked. It was meant to sound like a remark about nothing. {Talker} smiled. “Long enough,” said {talker}, very politely, and there it was again, over the shoulder, the glance at the door. Then it was empty, and {hero} was left with a question more than before.",
      "=“Has it been like this for long?” {he} asked. It was meant to sound like a remark about nothing. “Long enough,” was the answer, very politely, and there it was again, over the shoulder, the glance at the door. {Hero} was left with one question more than before.",
    ],
    [
      0.8,
      "=The others had noticed nothing. {Hero} told them that {fact}. “Really?” they said. “Well, there are all sorts.” They were kind about it, and asked whether {he} had been sleeping. After that {he} showed the envelope to no one.",
      "=The others had noticed nothing. “Really?” they said. “Well, there are all sorts.” They were kind about it, and asked whether {hero} had been sleeping. After that {he} showed the envelope to no one.",
    ],
    [
      0.6,
      "=And then it stopped. A day went by, and another, and there was nothing to write down. {Hero} had wanted to know, and had asked, and now it had been frightened away. {He} kept everything ready all the same. Whenever the door moved, it was {hero} who looked up.",
    ],
  ],
  end: [
    [
      0,
      "=On the fifth day {talker} was standing on the threshold, half in and half out. This time {hero} did not ask. {He} went over, pulled the door shut behind the two of them, and stood with {his} back against it. “You sit down,” {he} said. “I'll watch it for you.”",
      "=On the fifth day the familiar figure was standing on the threshold, half in and half out. This time {hero} did not ask. {He} went over, pulled the door shut behind the two of them, and stood with {his} back against it. “You sit down,” {he} said. “I'll watch it for you.”",
    ],
    [
      0.5,
      "=It was told by and by, and not in the right order. It was nothing that {hero} had thought of. It was a good deal longer, and somebody in it had once promised to come through a door. “I know how it looks,” was the end of it. “It looks like waiting,” said {hero}. “People do that.”",
    ],
    [
      0.3,
      "=The envelope still has its first line, and nothing has been added for a long time. There was no more counting and comparing. Somebody only had to keep an eye on the door, so that somebody else could look the other way for a bit. {Hero} saw to that.",
    ],
  ],
};

const FOUND =
  "(?:(?:suddenly |slowly |finally )?(?:found out|discovered|realised|realized|noticed|worked out|figured out|suspected|understood)|learn(?:ed|t) that|was told that|were told that|heard that|overheard that)";
/** What is not what it is taken for. */
const SHAM =
  "plastic|fake|not real|hollow|empty|made up|forged|invented|only painted|cardboard|rigged|never existed|a fraud|a hoax|a copy|a forgery";
/** What somebody does that should not be done. */
const WRONG =
  "living next door|profit\\w*|steal\\w*|stole|stolen|cheat\\w*|smuggl\\w*|dragging|spy|embezzl\\w*|lying|fixing|swindl\\w*|spying|a spy|poisoning|selling|sabotag\\w*|rung by someone|blackmail\\w*";
const GRAVE =
  "one patient|neither|dead|died|dies|dying|death|murder\\w*|kill\\w*|funeral of|cancer|war|wars|executed|prison|bomb|oxygen|bodies|ghosts?|haunted";

/** The same story of what is only suspected: it is not told as a fact. */
const onlySuspected: ArcStory = {
  after: saidOutright.after.map(([rank, ...lines]) => [rank, ...lines.filter((line) => !/\{fact\}/i.test(line))]),
  end: saidOutright.end.map(([rank, ...lines]) => [rank, ...lines.filter((line) => !/\{fact\}/i.test(line))]),
};

/** What is told without a smile. */
const TENSE =
  "thriller|surgeon|operation|murder\\w*|kill\\w*|poison\\w*|bomb|hostages?|witness|dragging|spy|gunshots?|corpse";

/** Grown-ups who find something out. */
export const facts: readonly Arc[] = [
  {
    told: new RegExp(`^${FOUND}\\b`),
    by: "any",
    of: "adults",
    idea: new RegExp(`^(?=.*\\b(?:${TENSE})\\b)(?!.*\\b(?:comedy|funny|cancer|war|wars|neither)\\b)`, "i"),
    stories: [steadyHands],
  },
  {
    told: /^suspected\b/,
    by: "hero",
    of: "adults",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE})\\b)`, "i"),
    stories: [onlySuspected],
  },
  {
    told: new RegExp(`^${FOUND} (?:who|what|how) (?:the other|each other|her|his|their)\\b`),
    by: "any",
    of: "adults",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE})\\b)`, "i"),
    stories: [saidOutright],
  },
  {
    told: new RegExp(
      `^${FOUND} (?:that )?(?:the same|one|a certain|her|his|their|the) (?:[a-z]+ )?(?:guest|customer|patient|regular|lodger|tenant|stranger|passenger|visitor|client|student|pupil|colleague)\\b`,
    ),
    by: "hero",
    of: "adults",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|order\\w*|deliver\\w*|moped|phone|online|next door|patient)\\b)`, "i"),
    stories: [glanceAtTheDoor],
  },
  {
    told: /^(?:came|comes|came in|kept coming(?: back)?|returned|checked in|turned up|sat down|got on|showed up)\b.*\b(?:every|each|always|the same|again)\b/,
    by: "other",
    of: "adults",
    idea: new RegExp(
      `^(?=.*\\b(?:guest|customer|patient|man|woman|lady|lodger|stranger|passenger|visitor|client)\\b)(?!.*\\b(?:${GRAVE}|dog|cat)\\b)`,
      "i",
    ),
    stories: [glanceAtTheDoor],
  },
  {
    told: new RegExp(`^${FOUND}\\b`),
    by: "any",
    of: "adults",
    idea: new RegExp(`^(?=.*\\b${FOUND}\\b.*\\b(?:${SHAM})\\b)(?!.*\\b(?:${GRAVE})\\b)`, "i"),
    stories: [nineNames],
  },
  {
    told: new RegExp(`^(?:${FOUND}\\b|was (?:${SHAM})\\b)`),
    by: "any",
    of: "adults",
    idea: new RegExp(`^(?=.*\\b${FOUND}\\b.*\\b(?:${SHAM})\\b[^.]*\\.?$)(?!.*\\b(?:${GRAVE})\\b)`, "i"),
    stories: [nineNames],
  },
  {
    told: /^/,
    by: "any",
    of: "people",
    idea: new RegExp(
      `^(?=.*\\b${FOUND}\\b[^.]*\\b(?:${WRONG})\\b[^.]*\\.?$)(?!.*\\b(?:${GRAVE}|her husband|his wife|her daughter|his son|horse|friend|brother|sister|mother|father|one patient|train|plane|ship|bus)\\b)`,
      "i",
    ),
    stories: [firstVisit],
  },
  {
    told: new RegExp(`^${FOUND}\\b`),
    by: "hero",
    of: "adults",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE})\\b)`, "i"),
    stories: [quickAnswer, saidOutright],
  },
  {
    told: /^/,
    by: "any",
    of: "adults",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE})\\b)(?=.*\\b(?:found out|discovered|realised|realized) (?:that|who|why|what)\\b[^.]*\\.?$)`,
      "i",
    ),
    stories: [quickAnswer, saidOutright],
  },
];

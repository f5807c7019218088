import type { Arc, ArcStory } from "../arc.ts";
import { whatTheySaw } from "./strays.ts";

/** Somebody is elected, and finds out who speaks at the end of a meeting. */
const stayedToTheEnd: ArcStory = {
  after: [
    [
      0,
      "={Hero} asked to see the votes once more, to be quite sure. The woman who had counted them tipped them all out again. It was right. Only on one slip there was no name, just a line in very small letters: “Somebody who stays to the end.” “We didn't know where to put that one,” said the woman. “So we put it with yours.”",
    ],
    [
      0.6,
      "=At the first meeting {hero} promised whatever was asked for. It was easy, and it went fast. Afterwards somebody laid the promises out in a row. An earlier start, and a later one. More noise, and less. {Hero} had said yes eleven times, and hardly two of them went together.",
    ],
    [
      0.5,
      "=At the second meeting {he} promised nothing and listened to whoever spoke. Those were always the same four. They were loud, and they were finished within the hour, and then they left. {Hero}, who took that for the end, left as well.",
    ],
    [
      0.9,
      "=“You're too nice to them,” said {talker}. “I'm nice to everybody,” said {hero}. “That's what I mean,” said {talker}, and drew up a list of people to be less nice to. By supper it had to be carried on over the page.",
      "=There was a good deal to sign, and {hero} signed it. There was also a good deal of advice. It came from people who had always known how it should be done, and who had all been asked to stand for it themselves, and had not had the time.",
    ],
    [
      0.72,
      "=By the third week people became very busy with their shoelaces when {hero} came along. “What did you vote like that for?” {he} heard through an open window. “I thought it would be funny,” somebody answered. {Hero} went on as if {he} had heard nothing. Some had meant it as a joke, then. {He} wondered how many.",
    ],
  ],
  end: [
    [
      0,
      "=From the next meeting {he} would have liked to slip away early. But there was that slip with the small letters, and it had been counted. So when the four loud ones had gone, {hero} stayed. It was quiet for a long while. Then somebody at the back, who was already stacking the chairs, said: “If you're still here, there is something.”",
    ],
    [
      0.6,
      "=There were nine of them at the back, and not one of them had ever said a word. It was nothing big. It was about {topic}, and about a gate that had stuck for years because everybody thought that somebody else had mentioned it. {Hero} made no promises. Half of it could be done that same evening, and was.",
      "=There were nine of them at the back, and not one of them had ever said a word. It was nothing big. It was a gate that had stuck for years, because everybody thought that somebody else had mentioned it, and a few more things of that kind. {Hero} made no promises. Half of it could be done that same evening, and was.",
    ],
    [
      0.7,
      "=After that the meetings grew longer. The four loud ones noticed that they were missing something, and stayed too, and it made them a little quieter. Whoever had voted for a joke did not mention it any more. And {hero} always waited until the last chair was up.",
    ],
  ],
};

/** Somebody is put where somebody else has been before, and everything is measured by that. */
const theOneBefore: ArcStory = {
  after: [
    [
      0,
      "=“You'll find everything where it was,” they told {hero}, and that was the trouble. Everything was where the one before had put it: too high, or too low, and sorted in a way that only made sense to one person. {Hero} moved a single thing, two inches to the left. By noon somebody had moved it back.",
    ],
    [
      0.6,
      "=So {hero} tried to do it the way it had always been done. {He} asked how, and {was} shown, by four people, in four ways. “Just like that,” they said each time. What came of it in the evening was nobody's way at all. “Well,” they said, “it's early days.” It was said with a look at the place where the other one used to stand.",
    ],
    [
      0.8,
      "=“Do it your own way,” said {talker}. “I haven't got one,” said {hero}. “I've only just started.” “Then do it mine,” said {talker}. That made five.",
      "=There was somebody very old among them who never said how it used to be done. She came and watched a while and went again. Once, when {hero} dropped something and laughed, she nodded, as if she had been waiting for that.",
    ],
    [
      0.75,
      "=Then came the day on which it counted, with everybody there, and of course it went wrong. It went wrong in the middle, where it could be seen from all sides. There was no shouting. Somebody only said, quite softly: “That never used to happen.” {Hero} would have preferred the shouting.",
    ],
    [
      0.4,
      "=In the evening {he} {was} getting ready to say that they should look for somebody else. {He} took down what the one before had left behind, to hand it over in good order. On the back of it, where it had hung against the wall, something had been crossed out, tried again, and crossed out, for a long way down.",
      "=In the evening {hero} and {talker} were getting ready to say that somebody else should be found. What the one before had left behind was to be handed over in good order. “Look at the back,” said {talker}. There, where it had hung against the wall, something had been crossed out, tried again, and crossed out, for a long way down.",
    ],
  ],
  end: [
    [
      0,
      "=“Oh, that,” they said when {hero} showed it round. “Yes, the first year was terrible.” “Terrible?” “We nearly sent for somebody else.” They began to laugh about it, one after the other, and each of them knew of another thing that had gone wrong. It took up half the night. “It used to happen all the time,” said the one who had said that it never did.",
    ],
    [
      0.6,
      "=Next day {hero} moved the thing two inches to the left again. It stayed there. A few more followed it. Not everything that {he} tried was good, and what was not {he} crossed out. When it went wrong in the middle, {he} laughed, and after a while so did the others, and then it mostly went on.",
    ],
    [
      0.7,
      "=It all hangs in its old place now, with the written side to the front. There is a fresh line under the others. Somebody will need it one day, when they come in and find everything where it was.",
    ],
  ],
};

/** Somebody is new in a job, and what goes wrong there is what people come back for. */
const whatTheyCameFor: ArcStory = {
  after: [
    [
      0,
      "=The man who was to show {hero} the work did it in four minutes. “That goes there, this goes here, and always smile. The rest you'll see.” Then he had to go. {Hero} saw the rest within the hour. It was a good deal more than what came before it, and in all of it somebody was waiting.",
    ],
    [
      0.6,
      "=The first ones were friendly. The second ones said that it had never been done like that before. By the end of the shift there were three complaints, and {hero} could recite them. The trouble was {doing}, all three said so, and one had underlined it. Only a small boy asked if he could see it again.",
      "=The first ones were friendly. The second ones said that it had never been done like that before. By the end of the shift there were three complaints, and {hero} could recite them. All three were about the same thing, and one had underlined it. Only a small boy asked if he could see it again.",
    ],
    [
      0.75,
      "=So {hero} practised, where nobody could see, and went over it slowly, and in parts. It worked beautifully. As soon as somebody was looking, it went back to what it had been. “It's the looking,” said {hero}. “They do that,” said the man. “They've paid for it.”",
      "=So {hero} practised with {talker}, who played all the customers, and enjoyed it. “I've been waiting for ages,” said {talker}, “and I'm a friend of the owner.” It worked beautifully. As soon as a real one was looking, it went back to what it had been.",
    ],
    [
      0.9,
      "=There was a uniform of a sort. It had been made for somebody of quite another shape. {Hero} wore it as well as it could be worn, and learned to stand in such a way that the missing part was at the back.",
    ],
    [
      0.4,
      "=On Friday the man had the complaints in front of him, in a pile. “I don't say it's your fault,” he said. “I only say there are nine of them.” {Hero} would stay until the end of the day, and then they would see. {He} went back in. It was fuller than {he} had ever known it, and {he} thought: all these, too.",
    ],
  ],
  end: [
    [
      0,
      "=The small boy was there again, and he had brought his class. “Wait,” he told them, “it comes any moment.” And it came: {doing}, just as it always had been. There was a gasp, and then they clapped. Behind them sat the one who had underlined her complaint. She had come back as well, for the second time that week, and had asked for a place with a good view.",
      "=The small boy was there again, and he had brought his class. “Wait,” he told them, “it comes any moment.” And it came, just as it always did. There was a gasp, and then they clapped. Behind them sat the one who had underlined her complaint. She had come back as well, for the second time that week, and had asked for a place with a good view.",
    ],
    [
      0.6,
      "=“They want you,” said the man. He said it as if he had been sold something. “I said we had others. They don't want the others.” {Hero} {was} given the job for good, and with it a sign that was to be put up first, so that everyone had time to hold on to what was theirs.",
      "=“They want you,” said the man to {hero}. “I said that we had others.” {Hero} got the job for good. And {talker}, who had played all the customers, was asked to come in on Saturdays and show the new ones how to wait.",
    ],
    [
      0.7,
      "=New people are trained there now and then. They learn it in four minutes. “And the rest?” they ask. “The rest you'll see,” they are told, and somebody points across to {hero}, where it is just about to happen.",
    ],
  ],
};

/** Somebody has to take the place of somebody else, at once and without having learned it. */
const inAnothersPlace: ArcStory = {
  after: [
    [
      0,
      "=There was no time to say no. {Talker} pulled off everything that had to be worn for it and held it out. It was still warm. “You've watched me often enough,” said {talker}. That was true. {Hero} had watched it the way people watch rain. “What comes first?” {he} asked, but they had already pushed {him} out.",
      "=There was no time to say no. What had to be worn for it was still warm, and two sizes too big. “You've watched it often enough,” they told {hero}. That was true. {He} had watched it the way people watch rain. “What comes first?” {he} asked, but they had already pushed {him} out.",
    ],
    [
      0.6,
      "=First {hero} did what {he} remembered, which was the beginning. After that there was a wide stretch of {topic} that {he} knew nothing about. {He} looked to the side. There stood {talker}, making signs with both arms. They could have meant “faster”, or “duck”.",
      "=First {hero} did what {he} remembered, which was the beginning. After that there was a wide stretch that {he} knew nothing about. {He} looked to the side for help. A very small boy put up both thumbs. He was the only one who had understood nothing yet.",
    ],
    [
      0.75,
      "=It was noticed, of course. First those who knew {topic} by heart leaned forward, and then the rest. “That's not how it goes!” somebody called. The others on {hero's} side had stopped looking at {him}. They had begun to do {his} part along with their own.",
      "=It was noticed, of course. First those leaned forward who knew it by heart, and then the rest. “That's not how it goes!” somebody called. The others on {hero's} side had stopped looking at {him}. They had begun to do {his} part along with their own.",
    ],
    [
      0.8,
      "=“You're trying to be me,” said {talker} in the first moment that there was to breathe. “That's what I'm here for,” said {hero}. “No,” said {talker}. “You're here because I can't. That's something else.”",
      "=In the first moment that there was to breathe, {hero} drank a whole jug of water. “It's only another half an hour,” somebody said. It was meant kindly.",
    ],
    [
      0.4,
      "=Then came the very moment that everybody had been afraid of. {Hero} stood much too far to the left for it, and {talker} covered both eyes. From the left it all looked quite different. It was where {hero} had always stood, on all those ordinary days. {He} had seen one thing from there that nobody can see who stands in the middle.",
      "=Then came the very moment that everybody had been afraid of. {Hero} stood much too far to the left for it. From there it all looked quite different. It was where {he} had always stood, on all those ordinary days. {He} had seen one thing from there that nobody can see who stands in the middle.",
    ],
  ],
  end: [
    [
      0,
      "=So {hero} stayed on the left, and did not do what {talker} would have done. {He} did what {he} had been good at all along, only bigger. There was a gasp. {Talker} took one hand from one eye. Nobody called that this was not how it goes, because from that moment it went.",
      "=So {hero} stayed on the left, and stopped trying to be somebody else. {He} did what {he} had been good at all along, only bigger. There was a gasp. Nobody called that this was not how it goes, because from that moment it went.",
    ],
    [
      0.6,
      "=It got so loud that {hero} did not know where to look. Then {talker} was there, and had {him} round the neck. “From the left!” shouted {talker}. “All this time, and I never once looked from the left!” {Hero} gave back what {he} had worn. It was warm again.",
      "=It got so loud that {hero} did not know where to look. The very small boy stood on his chair with both thumbs in the air. Everybody wanted to know who had shown {him} that. “I only stood in the wrong place,” said {hero}.",
    ],
    [
      0.7,
      "=The next time, {talker} did it again, and {hero} stood where {he} always stood. But just before the difficult part {talker} looked over to {him}, and {hero} leaned a little to the left.",
      "=The next time, {hero} stood where {he} always stood. But just before the difficult part they all looked over to {him} now, and {hero} nodded to the left.",
    ],
  ],
};

const ROLE =
  "(?:was|were|got|had been) (?:hired|elected|appointed|promoted|crowned|chosen|made|named)|got (?:a|his|her|the) (?:new )?job|took (?:a|the|over|up a) ?(?:new )?(?:job|post)|became";
const NOT_GRAVE = "(?!.*\\b(?:dead|died|dying|war|killed|murder\\w*|prison|hitman|assassin|undercover|spy)\\b)";

/** A story without the lines that name what is done: where that is only that somebody gets the post. */
const withoutDoing = ({ after, end }: ArcStory): ArcStory => ({
  after: after.map(plainBeat),
  end: end.map(plainBeat),
});
const plainBeat = ([rank, ...lines]: ArcStory["after"][number]): ArcStory["after"][number] => [
  rank,
  ...lines.filter((line) => !/\{(?:doing|deed|object)\}/i.test(line)),
];

/** A new post, a new role, somebody else's place. */
export const postArcs: readonly Arc[] = [
  {
    told: /^(?:then |suddenly )?(?:(?:had|needed) to (?:step in|stand in|fill in|take over|replace|go on (?:instead|for)|take (?:his|her|their|its|the) .{0,20}place)|stepped in|took (?:his|her|their|the) (?:\S+ )?place|filled in)\b/,
    by: "hero",
    idea: new RegExp(`^${NOT_GRAVE}`),
    stories: [inAnothersPlace],
  },
  {
    told: /^(?:was|were|got|had been) (?:just |accidentally |suddenly |unexpectedly )?(?:elected|voted (?!out))\b|^won the (?:[a-z]+ )?election/,
    by: "hero",
    idea: new RegExp(`^${NOT_GRAVE}`),
    stories: [stayedToTheEnd],
  },
  {
    told: /^(?:kept|started|began|went on)\b(?! (?:his|her|their|its|a|the|quiet|silent|still|secret)\b)/,
    by: "hero",
    idea: new RegExp(
      `^(?=.*\\b(?:was hired (?:as|at|in|by)|were hired (?:as|at|in|by)|got (?:a|his|her) (?:\\S+ )?job)\\b)${NOT_GRAVE}`,
    ),
    stories: [whatTheyCameFor],
  },
  {
    told: /^(?:(?:was|were|got|had been) hired (?:as|at|in|by)\b|(?:got|took|found|landed|started) (?:a|an|his|her|their|the|another) (?:(?:new|first|summer|night|part-time|dream) )?(?:job|position|post)\b|became (?:a|an) (?:waiter|waitress|cook|barber|cashier|clown|guide|teacher|driver|conductor|postman|receptionist|babysitter|lifeguard|nurse))/,
    by: "hero",
    idea: new RegExp(`^${NOT_GRAVE}`),
    stories: [withoutDoing(whatTheyCameFor), theOneBefore],
  },
  {
    told: /^(?:took over|(?:was|were|got|had been) (?:appointed|promoted|crowned|made|named|chosen as)\b|became (?:(?:a|an|the|his|her|their|its) (?:(?!only)\S+ ){0,2})?(?:king|queen|mayor|captain|president|boss|head|chief|manager|director|leader|coach|conductor|keeper|principal|headmaster|headmistress|chairman|owner|successor|heir|trainer|gardener|teacher|sheriff)\b)/,
    by: "hero",
    idea: new RegExp(`^${NOT_GRAVE}`),
    stories: [theOneBefore],
  },
  {
    told: /^took (?:it|this|that|(?:his|her|its|the) (?:job|office|duty|duties|post|work)) (?:very |rather |extremely )?seriously/,
    by: "hero",
    idea: new RegExp(`^(?=.*\\b(?:${ROLE})\\b)${NOT_GRAVE}`),
    stories: [stayedToTheEnd],
  },
  {
    told: /^(?:slowly |suddenly |soon )?became (?:the|a|an|famous|known|popular)\b(?! (?:father|mother|dad|mum|parent|grandfather|grandmother|only one|rope|part of|bit|little|target|victim|problem|friend|friends|couple))/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${NOT_GRAVE}`),
    stories: [whatTheySaw],
  },
];

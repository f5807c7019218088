import type { Arc, ArcStory } from "../arc.ts";

/** A friendly no, and the one question that has not been asked. */
const friendlyNo: ArcStory = {
  after: [
    [
      0,
      "=“And if I ask nicely?” asked {mate}, nicely. “No,” said {hero}, just as nicely. {Mate} had expected shouting, or tears. For a friendly no {mate} had brought nothing along. It was quiet for a moment, and the two of them looked at {topic}.",
      "=“And if I ask nicely?” asked {mate}, nicely. “No,” said {hero}, just as nicely. {Mate} had expected shouting, or tears. For a friendly no {mate} had brought nothing along.",
      "=“And if I ask nicely?” asked {ahelper}. “No,” said {hero}, just as nicely. “Not with {item} looking like that.” {Thehelper} went and looked at {item}, and came back. For a friendly no {thehelper} had brought nothing along.",
      "=“And if I ask nicely?” asked {ahelper}. “No,” said {hero}, just as nicely. {Thehelper} had expected shouting, or tears. For a friendly no {thehelper} had brought nothing along.",
    ],
    [
      0.6,
      "=Then {mate} tried it with reasons. There were three of them, and one was good. {Hero} listened to them all, and nodded at the good one. “So you will?” asked {mate}. “No,” said {hero}. “But now {i} know why you would like it.” {Mate} went off to think of a fourth.",
      "=Then they all came, and brought reasons. {Hero} listened to every one, and did not let {item} out of sight. “So you will?” asked {thehelper}. “No,” said {hero}. “Look at {item} first.” They looked. Most of them had never really looked at {item} before, and it did not help them to go on talking.",
      "=Then they all came, and brought reasons. There were some good ones. {Hero} listened to them all, and nodded at the two best. “So you will?” asked {thehelper}. “No,” said {hero}. “But now {i} know why you would like it.”",
    ],
    [
      0.8,
      "=“Everybody does it sooner or later,” said {mate}. “Then it's certainly being done,” said {hero}. That was true, and it was no help to {mate} at all.",
      "=“Everybody does it sooner or later,” said {thehelper}. “Then it's certainly being done,” said {hero}. That was true, and it was no help at all.",
    ],
    [
      0.8,
      "=“Then let's forget about {topic},” said {mate} suddenly, and turned away. {Hero} looked up. “Really?” “No,” said {mate}. “That was a trick. It works on nearly everyone.” {Hero} said that it was a good one, and that it only ought to last a little longer.",
      "=“Then let's forget about it,” said {mate} suddenly, and turned away. {Hero} looked up. “Really?” “No,” said {mate}. “That was a trick. It works on nearly everyone.” {Hero} said that it was a good one, and that it only ought to last a little longer.",
      "=“Then let's forget about {topic},” said {thehelper} suddenly, and turned away. {Hero} looked up. “Really?” “No,” said {thehelper}. “That was a trick. It works on nearly everyone.” {Hero} said that it was a good one, and that it only ought to last a little longer.",
      "=“Then let's forget about it,” said {thehelper} suddenly, and turned away. {Hero} looked up. “Really?” “No,” said {thehelper}. “That was a trick. It works on nearly everyone.” {Hero} said that it was a good one, and that it only ought to last a little longer.",
    ],
    [
      0.4,
      "=In the end {mate} gave up and went a little way off, and that was worse. As long as somebody pulls, a no stays up by itself. Now {hero} had to hold it up alone. It was heavier than {he} had thought, and {mate} was not even looking.",
      "=In the end they left {hero} alone with {item}, and that was worse. As long as somebody pulls, a no stays up by itself. Now {hero} had to hold it up alone. It was heavier than {he} had thought, and {item} {itemwas} no different from before.",
      "=In the end they left {hero} alone, and that was worse. As long as somebody pulls, a no stays up by itself. Now {hero} had to hold it up alone, and it was heavier than {he} had thought.",
    ],
  ],
  end: [
    [
      0,
      "=“I never asked you why not,” said {mate}, who had come back. It grew very quiet. In all that time {mate} had only thought about how to get a yes. “It's a long story,” said {hero}. “I've got time,” said {mate}, and came closer.",
      "=“I never asked you why not,” said {thehelper}, who had come back. “What is it about {item}?” It grew very quiet. In all that time they had only thought about how to get a yes. “It's a long story,” said {hero}. “I've got time,” said {thehelper}.",
      "=“I never asked you why not,” said {thehelper}, who had come back. It grew very quiet. In all that time they had only thought about how to get a yes. “It's a long story,” said {hero}. “I've got time,” said {thehelper}.",
    ],
    [
      0.6,
      "=It was three sentences long. The third was one that {hero} had not known before it came out. “Oh,” said {mate}. “Then I wouldn't have wanted to either.” {Mate} thought for a moment. “And if we left out the last bit, and I stayed with you?” “That,” said {hero}, “would be another question.”",
      "=It was three sentences long, and {item} came into every one of them. “And if we put that right first?” asked {thehelper}. So they put it right, all of them together. They began with {item} on the left, and it took a whole afternoon. “And now?” asked {thehelper}. “Now,” said {hero}, “you may ask again.”",
      "=It was three sentences long. The third was one that {hero} had not known before it came out. “Oh,” said {thehelper}. “Then I wouldn't have wanted to either. And if we left out the last bit?” {Hero} thought about it. “That,” {he} said, “would be another question.”",
    ],
    [
      0.9,
      "=This time {mate} asked in small pieces, and {hero} answered each of them by itself. Some of the answers were no, and some were perhaps, and once, when it was about {topic}, there was one that sounded different. “Was that a yes?” {mate} asked. “A small one,” said {hero}. They both kept quite still, so as not to frighten it away.",
      "=This time {mate} asked in small pieces, and {hero} answered each of them by itself. Some of the answers were no, and some were perhaps, and once, quite without warning, there was one that sounded different. “Was that a yes?” {mate} asked. “A small one,” said {hero}. They both kept quite still, so as not to frighten it away.",
      "=This time {thehelper} asked in small pieces, and {hero} answered each of them by itself. Some of the answers were no, and some were perhaps, and once, when it was about {topic}, there was one that sounded different. “Was that a yes?” {thehelper} asked. “A small one,” said {hero}. They both kept quite still, so as not to frighten it away.",
      "=This time {thehelper} asked in small pieces, and {hero} answered each of them by itself. Some of the answers were no, and some were perhaps, and once, quite without warning, there was one that sounded different. “Was that a yes?” {thehelper} asked. “A small one,” said {hero}. They both kept quite still, so as not to frighten it away.",
    ],
    [
      0.5,
      "=It was still a no on most days. {Mate} asked every morning, nicely, and {hero} said it, just as nicely. After that {hero} and {mate} had the whole of the day.",
      "=They asked nicely after that, and they asked about {item} first. Some days it was a yes, and some days it was a no, and {item} {itemwas} the better for both.",
      "=It was still a no on some days. {Thehelper} asked every morning, nicely, and {hero} said it, just as nicely, and then told {thehelper} why.",
    ],
  ],
};

/** They try for themselves how the other way is. */
const theOtherWay: ArcStory = {
  after: [
    [
      0,
      "=“So what are you going to do?” asked {mate}. {Hero} pointed to {item} and went on. {Mate} watched for a while. “That's nothing special,” said {mate}. “No,” said {hero}. “It has to be done rather well, or one can't see anything at all.”",
      "=“So what are you going to do instead?” asked {mate}. “This,” said {hero}, and went on with it. {Mate} watched for a while. “That's nothing special,” said {mate}. “No,” said {hero}. “It has to be done rather well, or one can't see anything at all.”",
      "=“So what are you going to do?” asked {ahelper}. {Hero} pointed to {item} and went on. {Thehelper} watched for a while. “That's nothing special,” said {thehelper}. “No,” said {hero}. “It has to be done rather well, or one can't see anything at all.”",
      "=“So what are you going to do instead?” asked {ahelper}. “This,” said {hero}, and went on with it. {Thehelper} watched for a while. “That's nothing special,” said {thehelper}. “No,” said {hero}. “It has to be done rather well, or one can't see anything at all.”",
    ],
    [
      0.6,
      "=“It will pass,” said {mate} to the others, and they waited to see it pass. It got dark. {Hero} had turned {item} round twice by then, and was measuring something. “When does it pass?” asked {mate}, who was cold. “It's only just beginning,” said {hero}.",
      "=“It will pass,” said {mate} to the others, and they waited to see it pass. It got dark. “When does it pass?” asked {mate}, who was cold. “It's only just beginning,” said {hero}.",
      "=“It will pass,” said {thehelper}, and waited to see it pass. It got dark. {Hero} had been round {item} twice by then, and was thinking about a third time. “When does it pass?” asked {thehelper}, who was cold. “It's only just beginning,” said {hero}.",
      "=“It will pass,” said {thehelper}, and waited to see it pass. It got dark. “When does it pass?” asked {thehelper}, who was cold. “It's only just beginning,” said {hero}.",
    ],
    [
      0.8,
      "=“Don't you ever want to do what the others do?” asked {mate}. “On some days,” said {hero}. “How many?” “Enough to keep me company.”",
      "=“Don't you ever want to do what the others do?” asked {thehelper}. “On some days,” said {hero}. “How many?” “Enough to keep me company.”",
    ],
    [
      0.8,
      "=Others came over to have a look. They wanted to know what it was good for. {Hero} said that it was good for this, and showed them. “And apart from that?” “Apart from that it's good for me,” said {hero}. They nodded at {item}, as one nods at a stranger's photographs, and went back to their own things.",
      "=Others came over to have a look. They wanted to know what it was good for. {Hero} said that it was good for this, and showed them. “And apart from that?” “Apart from that it's good for me,” said {hero}. They nodded at it, as one nods at a stranger's photographs, and went back to their own things.",
    ],
    [
      0.4,
      "=The next day {mate} did not come. {Hero} had nobody to show {item} to. {He} tried it once from the left and once from the right, and it was good, and it stayed good, and nobody said so. {He} had not known how long a good thing can take.",
      "=The next day {mate} did not come. That was the one point which {hero} had not thought through. {He} did it once from the left and once from the right, and it was good, and nobody said so. {He} had not known how long a good thing can take.",
      "=The next day {hero} was alone with {item}. {He} tried it once from the left and once from the right, and it was good, and it stayed good, and nobody said so. {He} had not known how long a good thing can take.",
      "=The next day {hero} was alone with it. {He} did it once from the left and once from the right, and it was good, and nobody said so. {He} had not known how long a good thing can take.",
    ],
  ],
  end: [
    [
      0,
      "=“How do you do that?” It was {mate}. “I've been trying it at home, when nobody was looking. With me {item} always falls over.” {Hero} showed it slowly. {Mate} did it slowly, and quite differently, and it fell over again. “That's not bad,” said {hero}. “It's supposed to fall over nine times.”",
      "=“How do you do that?” It was {mate}. “I've been trying it at home, when nobody was looking. With me it looks different.” {Hero} showed it slowly. {Mate} did it slowly, and quite differently. “That's not bad,” said {hero}. “That's the first of nine times.”",
      "=“How do you do that?” It was {thehelper}. “I've been trying it at home, when nobody was looking. With me it looks different.” {Hero} showed it slowly. {Thehelper} did it slowly, and quite differently. “That's not bad,” said {hero}. “That's the first of nine times.”",
    ],
    [
      0.6,
      "=At the ninth time it held. {Mate} stood beside {item} and did not dare to breathe. “Do I have to give up the other thing now?” asked {mate}. {Hero} had never thought that {mate} had to give up anything. “After work,” said {hero}. “Bring somebody along.”",
      "=At the ninth time it went well. “Do I have to give up the other thing now?” asked {mate}. {Hero} had never thought that {mate} had to give up anything. “After work,” said {hero}. “Bring somebody along.”",
      "=At the ninth time it went well. {Thehelper} stood beside {item} and did not dare to breathe. “Do I have to give up the other thing now?” asked {thehelper}. “After work,” said {hero}. “Bring somebody along.”",
      "=At the ninth time it went well. “Do I have to give up the other thing now?” asked {thehelper}. {Hero} had never said that. “After work,” said {hero}. “Bring somebody along.”",
    ],
    [
      0.9,
      "=After that {mate} came every day and did it wrong in a new way. One of the ways was so good that {hero} wanted to be able to do it, too, and that took nine times as well. “So which of us is doing it properly?” asked {mate}. {Hero} looked at {item} from both sides. “Both,” {he} said. “But not at the same time.”",
      "=After that {mate} came every day and did it wrong in a new way. One of the ways was so good that {hero} wanted to be able to do it, too, and that took nine times as well. “So which of us is doing it properly?” asked {mate}. {Hero} thought about it. “Both,” {he} said. “But not at the same time.”",
      "=After that {thehelper} came every day and did it wrong in a new way. One of the ways was so good that {hero} wanted to be able to do it, too, and that took nine times as well. “So which of us is doing it properly?” asked {thehelper}. {Hero} looked at {item} from both sides. “Both,” {he} said. “But not at the same time.”",
      "=After that {thehelper} came every day and did it wrong in a new way. One of the ways was so good that {hero} wanted to be able to do it, too, and that took nine times as well. “So which of us is doing it properly?” asked {thehelper}. {Hero} thought about it. “Both,” {he} said. “But not at the same time.”",
    ],
    [
      0.5,
      "=“And what are you going to do next?” people asked {him}. {Hero} looked at {item}, and then at {mate}, who was already holding the other end. “This,” they said.",
      "=“And what are you going to do next?” people asked {him}. “This,” said {hero}. There was a small crowd by then, and {mate} had kept a place free in front of {item}.",
      "=“And what are you going to do next?” people asked {him}. {Hero} looked at {item}. “This,” {he} said. There was a small crowd by then, and everybody could see something.",
      "=“And what are you going to do next?” people asked {him}. “This,” {he} said. There was a small crowd by then, and everybody could see something.",
    ],
  ],
};

/** Somebody is busy elsewhere whenever it comes to what is feared, and somebody else is, too. */
const busyElsewhere: ArcStory = {
  after: [
    [
      0,
      "=“Don't tell anyone,” said {hero}. “What?” asked {mate}. “About {fear}.” {Mate} promised. {Mate} was not afraid of {fear} at all, and did not quite see what there was to tell, but came a little closer to {hero}, just in case.",
      "={Hero} did not tell anyone. Whenever it came to {fear}, {he} had something urgent to do, a long way off. “You're always so busy when it comes to {fear},” said {ahelper}. “Just by chance,” said {hero}.",
      "={Hero} did not tell anyone. Whenever it came to that, {he} had something urgent to do, a long way off. “You're always so busy,” said {ahelper}. “Just by chance,” said {hero}.",
    ],
    [
      0.6,
      "=They began with a very small piece. {Mate} went one step towards {fear}, and {hero} went half a step. “And?” asked {mate}. “Very nice,” said {hero}, much too fast. Then {mate} coughed, only once, and {hero} {was} back at the beginning.",
      "=They began with a very small piece. {Mate} went one step nearer, and {hero} went half a step. “And?” asked {mate}. “Very nice,” said {hero}, much too fast. Then {mate} coughed, only once, and {hero} {was} back at the beginning.",
      "=One can begin in a small way. {Hero} thought of {fear} from very far off, for as long as one breath, and then for two. It went well, as long as it stayed a thought. “And now one step,” said {thehelper}. That was when {hero} remembered how busy {he} {was}.",
      "=One can begin in a small way. {Hero} thought of it from very far off, for as long as one breath, and then for two. It went well, as long as it stayed a thought. “And now one step,” said {thehelper}. That was when {hero} remembered how busy {he} {was}.",
    ],
    [
      0.8,
      "=“What's so bad about {fear}?” asked {mate}. {Hero} wanted to say it, and found that {he} had never looked for long enough to know. “You look,” said {hero}, “and tell me.” {Mate} looked for a long time, and said that it was hard to say.",
    ],
    [
      0.9,
      "=There was always something to be counted, or looked for, or brought back to somebody who had not missed it. {Hero} got a great deal done in this way. It was no pleasure. Every bit of it had been done with {his} back to {fear}.",
      "=There was always something to be counted, or looked for, or brought back to somebody who had not missed it. {Hero} got a great deal done in this way. It was no pleasure. Every bit of it had been done with {his} back to one and the same thing.",
    ],
    [
      0.4,
      "=Then it really came to {fear}, and {hero} got as far as the last step. “{I} have just remembered something,” {he} said, and left. {Mate} called after {him}, and was all alone there. {Hero} heard it, and went on. Now it was not {fear} any more that {he} {was} running away from. It was {mate}.",
      "=Then the time came, and {hero} got as far as the last step. “{I} have just remembered something,” {he} said, and left. {Mate} called after {him}, and was all alone there. {Hero} heard it, and went on. Now it was {mate} that {he} {was} running away from.",
      "=Then it really came to {fear}, and this time everybody was there to see it. {Hero} got as far as the last step. “{I} have just remembered something,” {he} said. Now they all knew. They were so considerate that it was hard to bear, and talked about anything but {fear}. {Hero} went a long way off.",
      "=Then it really came to that, and this time everybody was there to see it. {Hero} got as far as the last step. “{I} have just remembered something,” {he} said. Now they all knew. They were so considerate that it was hard to bear. {Hero} went a long way off.",
    ],
  ],
  end: [
    [
      0,
      "=In the end {he} came back, because {mate} was still there. “I've got one, too,” said {mate}, without being asked. “With me it isn't {fear}. It's being left alone with it.” {Hero} had not known that. It was the first time that {he} had thought about {mate} and about {fear} at the same moment, and {mate} was bigger.",
      "=In the end {he} came back, because {mate} was still there. “I've got one, too,” said {mate}, without being asked. “With me it's being left alone.” {Hero} had not known that. “Why didn't you say so?” “You were always so busy,” said {mate}.",
      "={Thehelper} was there already. “Busy?” asked {hero}. “Very,” said {thehelper}, and then, after a while: “No. I only come here when it gets like that over there.” “When it comes to {fear}?” “Oh no,” said {thehelper}, and told {him}. It was something that {hero} did every day without even noticing.",
      "={Thehelper} was there already. “Busy?” asked {hero}. “Very,” said {thehelper}, and then, after a while: “No. I only come here when it gets like that over there.” “Like what?” {Thehelper} told {him}. It was something that {hero} did every day without even noticing.",
    ],
    [
      0.6,
      "=“Then I'll stay with you,” said {hero}, “and you stay with me.” So {hero} and {mate} went right up to {fear}, half a step at a time. They stayed there until it was almost boring. “And?” whispered {mate}. “Still there,” whispered {hero}. “But so are we.”",
      "=“Then I'll stay with you,” said {hero}, “and you stay with me.” So {hero} and {mate} went up to it, half a step at a time. They stayed there until it was almost boring. “And?” whispered {mate}. “Still there,” whispered {hero}. “But so are we.”",
      "=“We could be busy a bit nearer,” said {hero}. So they went one step towards {fear}, {hero} and {thehelper}, and stayed there until it was boring. Then another step. They talked about breakfast. When they next looked up, they were right in front of {fear}, and {hero} had forgotten to be anywhere else.",
      "=“We could be busy a bit nearer,” said {hero}. So {hero} and {thehelper} went one step nearer, and stayed there until it was boring. Then another step. They talked about breakfast. When they next looked up, they were right in front of it, and {hero} had forgotten to be anywhere else.",
    ],
    [
      0.9,
      "=“What was so bad about it?” asked {mate} on the way back. {Hero} could say it now, because {he} had looked for long enough. It was one thing, right at the front. What came behind it was only {fear}, and not half as big as it was from a distance.",
      "=“What was so bad about it?” asked {mate} on the way back. {Hero} could say it now, because {he} had looked for long enough. It was one thing, right at the front. What came behind it was only the rest, and not half as big as it was from a distance.",
      "=“What was so bad about it?” asked {thehelper} on the way back. {Hero} could say it now, because {he} had looked for long enough. It was one thing, right at the front. What came behind it was only {fear}, and not half as big as it was from a distance.",
      "=“What was so bad about it?” asked {thehelper} on the way back. {Hero} could say it now, because {he} had looked for long enough. It was one thing, right at the front. What came behind it was only the rest, and not half as big as it was from a distance.",
    ],
    [
      0.5,
      "=On some evenings {hero} {was} still a little afraid of {fear}. Then {mate} moved closer and said that it was all right, and {hero} said the same to {mate}, and it usually was.",
      "=On some evenings {hero} {was} still a little afraid of {fear}. Then {he} fetched {thehelper}, and they were busy together, two steps away from {fear}, until it was over.",
      "=On some evenings {hero} {was} still a little afraid. Then {he} fetched {thehelper}, and they were busy together, two steps away, until it was over.",
    ],
  ],
};

const SMALL = ["creatures", "things"] as const;
const LIGHT = "(?!.*\\b(?:died|dead|dying|war|prison|operation|hospital|killed)\\b)";

/** Creatures, things and figures of tales that refuse, or would rather do something else, or are afraid. */
export const refusalArcs: readonly Arc[] = SMALL.flatMap((of): Arc[] => [
  {
    told: /^/,
    by: "any",
    of,
    idea: new RegExp(
      `^${LIGHT}(?!.*\\b(?:afraid|scared|frightened)\\b)(?=.*\\b(?:refused to (?:change|grow|be|learn|fly|become|join)|would (?:much )?(?:rather|prefer)|preferred to)\\b)`,
    ),
    stories: [theOtherWay],
  },
  {
    told: /^(?:(?:\w+ )?(?:refused|would (?:much )?(?:rather|prefer)|preferred)\b|(?:did not|no longer) want(?:ed)?\b(?! to hurt)|went on strike|would not\b|stopped [a-z]+ing\b|(?:was|were) (?:so )?(?:tired|sick|bored|fed up) (?:of|with)\b|quit\b|(?:had )?had enough\b|gave up\b)/,
    by: "hero",
    of,
    idea: new RegExp(`^${LIGHT}(?!.*\\b(?:afraid|scared|frightened|found out|discovered)\\b)`),
    stories: [friendlyNo],
  },
  {
    told: /^/,
    by: "any",
    of,
    idea: new RegExp(
      `^${LIGHT}(?=.*\\b(?:(?:was|were|is) (?:so |very |too |terribly |a little |secretly )?(?:afraid|scared|frightened|terrified|shy)|did not dare)\\b)`,
    ),
    stories: [busyElsewhere],
  },
]);

/** Knights, princesses and pirates who refuse, or are afraid. */
export const refusalsInTales: readonly Arc[] = [
  {
    told: /^/,
    by: "any",
    of: "people",
    idea: new RegExp(
      `^${LIGHT}(?=.*\\b(?:[Kk]nights?|[Pp]irates?|[Ww]itch|[Ww]izard|[Gg]host|[Vv]ampire|[Gg]iant|[Vv]iking|[Ss]uperhero|[Tt]roll)\\b.*\\b(?:afraid|scared|frightened|terrified) of\\b)`,
    ),
    stories: [busyElsewhere],
  },
  {
    told: /^(?:would (?:much )?(?:rather|prefer)|preferred|refused|did not want)\b/,
    by: "hero",
    of: "people",
    idea: /^(?=.*\b(?:Princess|princess|prince|Prince|knight|witch|pirate|wizard|queen|king)\b)/,
    stories: [theOtherWay],
  },
];

import type { Arc, ArcStory } from "../arc.ts";

/** A friendly no, and the one question that has not been asked. */
const friendlyNo: ArcStory = {
  after: [
    [
      0,
      "=“And if we ask nicely?” they asked nicely. “No,” said {hero}, just as nicely. They had been prepared for shouting, and for tears. For a friendly no they had nothing with them. Right at the back there was somebody small, who opened its mouth to ask something, and did not get a turn.",
    ],
    [
      0.8,
      "=They tried it with reasons. There were some good ones among them. {Hero} listened to them all to the end, and nodded at the two best. “So you will?” “No,” said {hero}. “But now {i} know why you'd like it.” The small one at the back opened its mouth again, and was told that it was complicated.",
    ],
    [
      0.9,
      "=“Everybody does it sooner or later,” they said. “Then it's certainly being done,” said {hero}. That was true, and it was no help at all.",
      "=“You could do it for me,” said {talker}. “What would you like instead?” asked {hero}. {Talker} thought it over and named three things. {Hero} did all three of them on the spot.",
    ],
    [
      0.6,
      "=Then they left {hero} in peace, and that was harder. As long as somebody pulls, a no stays up by itself. When nobody does, you have to hold it up on your own. It was heavier than {he} had thought. Now and then, when there was nobody looking, it had to be put down for a bit.",
    ],
    [
      0.4,
      "=All the others were busy with it, of course, and from a distance it looked as if they were having a good time. “You needn't,” {hero} said to {himself}. “{I} know,” {he} answered. After that neither of them said anything more. Somebody came closer, very quietly. It was the small one from the back.",
    ],
  ],
  end: [
    [
      0,
      "=“Is it my turn now?” the small one asked. “I only wanted to know why not.” It grew so quiet that the others looked over. In all that time nobody had asked it. They had all been so busy with how to get a yes. “That's a long story,” said {hero}, who had never had to tell it.",
    ],
    [
      0.6,
      "=It was three sentences long. The third was one that {hero} had not known before it came out. “Oh, well, then,” said the small one. The others had come quite close by now. “And if it were without that last bit?” one of them asked. {Hero} thought about it. “That,” {he} said, “would be another question.”",
    ],
    [
      0.5,
      "=It is still a no on most days. But it is one that can be talked to. Whoever comes there asks first why not, and sits out all three sentences. It has happened more than once that the other question was not needed any more.",
      "=It was still a no on most days. But it was one that could be talked to. Whoever came there asked first why not, and {hero} told it, all three sentences. It happened more than once that the other question was not needed any more.",
    ],
  ],
};

/** They try for themselves how the other way is. */
const theOtherWay: ArcStory = {
  after: [
    [
      0,
      "=“What are you going to do instead?” they wanted to know. “This,” said {hero}, and went on with it. They watched for a while. “That's nothing special,” said one of them. “No,” said {hero}. “It has to be done rather well, or you can't see anything at all.”",
    ],
    [
      0.8,
      "=They brought somebody whose opinion counted. The somebody looked {hero} over from all sides. “It'll pass,” was the opinion. “By when?” {hero} asked, with interest. They had to wait for so long to see it pass that the somebody's lunch got cold.",
    ],
    [
      0.6,
      "=In the meantime the others had all done what is done, and they talked of nothing else. When {hero} said something, they answered from higher up, very kindly. “You can't know that,” they said. It was correct. {Hero} said less, and then next to nothing, and did {his} own thing a little further off.",
    ],
    [
      0.9,
      "=“Don't you ever want to join in?” asked {talker}. “On some days,” said {hero}. “How many?” “Enough to keep me company.”",
    ],
    [
      0.4,
      "=Further off there was nobody to do it for. That was the one point which {hero} had not thought through. {He} did it all the same, once from the left and once from the right, and it was good, and it stayed good, and nobody said so. {He} had not known how long a good thing can take.",
    ],
  ],
  end: [
    [
      0,
      "=“How do you do that?” asked a voice behind {him}. It was one of the others, the very one who had said that it was nothing special. “I've been trying for days, when nobody was looking. With me it looks different.” {Hero} showed it slowly. The other one did it slowly, and quite differently.",
    ],
    [
      0.6,
      "=In the end there were three who wanted to learn it, and one who wanted to be able to say that it was nothing special, and had to be there for that. “Do we have to give up the other thing?” they asked. {Hero} had never thought that anybody had to give up anything. “After work,” {he} said.",
    ],
    [
      0.5,
      "=The others still do what is done, and {hero} still does not. They wave at each other from there and from here. Every so often somebody changes sides, just for the afternoon, and is asked how it is over there.",
      "=“And what are you going to do next?” {hero} {was} asked the other day. “This,” {he} said. There was a small crowd by then, and everybody could see something.",
    ],
  ],
};

/** Two are always busy elsewhere at the same time. */
const busyElsewhere: ArcStory = {
  after: [
    [
      0,
      "=Nobody was to know about it. So {hero} had something urgent to do elsewhere whenever it came to {fear}. The others admired how busy {he} {was}. Elsewhere there was usually somebody else about, who seemed to be just as busy. They nodded at each other, in passing.",
      "=Nobody was to know about it. So whenever it came to that, {hero} had something urgent to do elsewhere. The others admired how busy {he} {was}. Elsewhere there was usually somebody else about, who seemed to be just as busy. They nodded at each other, in passing.",
    ],
    [
      0.8,
      "=You can begin in a small way. {Hero} began by thinking of it, from very far off, for as long as one breath. Then for two. It went well, as long as it stayed a thought. “How are you getting on?” {he} asked {himself}. “I could think of it all day,” {he} said. That was not quite what had been meant.",
    ],
    [
      0.9,
      "=“You needn't do it all at once,” said {talker}. “How much of it, then?” asked {hero}. {Talker} showed how much. It was a very small piece, and there was a good deal of {fear} in it.",
      "=“It's quite harmless,” somebody said, who knew about these things. {Hero} did not doubt it. It was only that it did not look as if it knew that itself.",
    ],
    [
      0.6,
      "=And then came the day on which there was no elsewhere. They were all there, and it was {hero's} turn, and they made room. {He} got as far as the place where it would have begun. Something in {him} took a vote then, very quickly. It was unanimous. “I've just remembered something,” said {hero}.",
    ],
    [
      0.4,
      "=Now everybody knew. “Of that?” asked one, quite surprised. “Of that,” said {hero}. There was nothing to add. They were so considerate about it that it was hard to bear, and looked at everything but {him}. {He} went elsewhere, out of habit, though there was no longer any reason to.",
    ],
  ],
  end: [
    [
      0,
      "=The other one was there already. “Busy?” asked {hero}. “Very,” said the other one, and then, after a while: “No. Not at all. I only come here when it gets like that over there.” “Like what?” The other one told {him}. It was not the same as {hero's}. It was something that {hero} did every day without even noticing.",
    ],
    [
      0.6,
      "=“We could be busy a bit nearer,” said {hero}. So they moved their elsewhere by one step, the two of them, and then stayed there until it was boring. Then by another step. They talked about other things meanwhile. When they next looked up, they were so near that they could have touched it, and one of them did.",
    ],
    [
      0.5,
      "=It has not gone away. But they know each other by now, it and {hero}. {He} stays three steps off, or two on a good day, and nods at it in passing. The other one says that it has begun to nod back.",
      "=It has not gone away. But it has been looked at from quite near by now, and by two. On good days it is only a step or two from there to where {hero} is standing, and nobody has anything urgent to do.",
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

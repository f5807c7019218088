import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A keeper of a light is to be replaced by a machine. */
const staysWithLight: Story = {
  after: [
    [
      0,
      "=A man from the office put down a grey box where the chair had been. “It lights itself from now on,” he said. “And who says good evening to it?” asked {hero}. The man looked. There was no button for that.",
    ],
    [
      1,
      "=There were letters. The first was friendly, the second had a number, and the third one had a stamp. {Hero} lit the stove with them, in the order in which they came.",
    ],
    [
      1,
      "=The grey box did everything right. It began one second before {hero} would have begun, and it stopped one second later. {Hero} sat next to it at night with a book and tried to catch it yawning. It did not do {him} the favour.",
    ],
    [
      1,
      "=“There is no such post any more!” they called up from the boat. “Then I'm not working,” {hero} called down. “I'm only on a visit.”",
      "=“There is no such post any more!” they called up from the boat. “Then we're not working,” {hero} called down. “We're only on a visit.” {Mate} waved.",
    ],
    [
      0.4,
      "=In the end they sent two strong men to carry {him} down. It was a night on which one could not see one's own boots. The two had got as far as the stairs when a small green lamp came on at the grey box. It meant: all in order. But outside it was dark. {Hero} went up to the glass. From top to bottom, wing to wing, it was full of seagulls.",
    ],
  ],
  end: [
    [
      0,
      "=There was no lamp for seagulls. {Hero} took the rag from its hook. {He} wiped from inside first, and then {he} climbed out, with a rope round {his} middle, and the two strong men held the other end. “Good evening,” {he} told the seagulls. “Move over.” When the glass was clear, there was a ship. It was rather close. It turned away quite slowly, like somebody who has been about to knock at the wrong door.",
    ],
    [
      0.6,
      "=Afterwards the two strong men were given cocoa, and wrote their report. “Light: in order,” they wrote. “Glass: needs somebody.” They thought for a bit. “Seagulls: only listen to one person.”",
    ],
    [
      0.8,
      "=“Window cleaner”, it says in the new contract. They are the highest windows far and wide. And every evening, when somebody there says good evening, a small green lamp comes on at the grey box. It is surely nothing but chance.",
    ],
  ],
};

/** A driver takes along somebody who has a way of their own to go. */
const lastStops: Story = {
  after: [
    [
      0,
      "=“Where to?” asked {hero}. {Thefare} had a piece of paper, and smoothed it out. There were seven places on it, and they lay in all directions, like crumbs. “In this order, please.” {Hero} switched on the clock.",
    ],
    [
      1,
      "=At the first place there was a car park. {Thefare} got out, stood between two vans for a while, and got in again. “This was the dance hall,” it came from behind. {Hero} had parked there for years. {He} had never heard any music.",
    ],
    [
      1,
      "=At the third one they had to wait. In a window on the second floor a light went on and off again. “Thank you. That was all,” said {thefare}, and coughed, and looked out at the other side. {Hero} noticed that the clock was still running. {He} reached out and switched it off. “It's broken,” {he} said.",
      "=At the third one there was a wait. In a window on the second floor a light went on and off again. “Thank you. That was all,” said {thefare}, and coughed, and looked out at the other side. {Hero} noticed that the clock was still running. {He} reached out and switched it off. “It's broken,” {he} said.",
    ],
    [
      1,
      "=“And what would be on yours?” {thefare} wanted to know between the fourth and the fifth. “On my what?” “On your piece of paper.” {Hero} drove through three green lights without saying anything. Then {he} turned off to the left. It was not on the way. It was a swing.",
    ],
    [
      0.4,
      "=Before the last place it got quiet behind. {Hero} looked into the mirror. The piece of paper had been folded up, very small. “We might go round the block once more,” said {thefare}. They went round it once more, and then again. One could not go on like that for ever. The tank was nearly empty.",
      "=Before the last place it got quiet behind. {Hero} looked into the mirror. The piece of paper had been folded up, very small. “Just once more round the block,” said {thefare}. {Hero} went round it, and then again. One could not go on like that for ever. The tank was nearly empty.",
    ],
  ],
  end: [
    [
      0,
      "=It was an ordinary door with a bell. Nobody got out. “Shall I ring?” asked {hero}. “I don't know what one says,” said {thefare}, “after such a long time.” {Hero} thought about it. In that trade one does hear a thing or two. “Most people say: here I am,” {he} said. “The rest comes by itself.” Then {he} went along as far as the door, and it was {he} who rang.",
    ],
    [
      0.6,
      "=They did not see {him} any more, after that. Somebody was saying “here I am”, and somebody was saying “I can see that”, and then neither of them said anything. {Hero} went back on tiptoe. On the back seat lay the money, far too much of it, and under the money lay the piece of paper. There was still room on it, at the bottom.",
      "=Somebody was saying “here I am”, and somebody was saying “I can see that”, and then it was quiet. {Hero} went back on tiptoe. On the back seat lay the money, far too much of it, and under the money lay the piece of paper. There was still room on it, at the bottom.",
    ],
    [
      0.8,
      "=It is stuck to the dashboard now. At the bottom somebody has added an eighth place, in another hand. And between two ordinary trips, when nobody is looking, there is somebody on that swing.",
    ],
  ],
};

/** A thing was left in a car or bus, and its owner has to be found. */
const ownerSought: Story = {
  after: [
    [
      0,
      "={Hero} sat down beside {thefind} and looked at it, as one looks at a child that has not been picked up. Somebody was sure to be missing it at this moment. It only did not say who.",
      "={Hero} looked at {thefind}, and then up and down the road. Nobody was running anywhere, and nobody was waving. Those who have lost something like that do not wave. They stand quite still somewhere and feel in their pockets.",
    ],
    [
      1,
      "={Hero} went through all of them in {his} mind, everybody who had been there that day: the one with the onions, the one who had cried, the two who had quarrelled about a curtain. {He} had seen them only from the front, in a mirror, and it turned out that {he} knew them all.",
    ],
    [
      1,
      "=So {he} went the whole way again. “Mine? I wish it were,” said the one with the onions. The one who had cried was not crying any more, and had got the job. The two with the curtain opened together. {Hero} had never been told before how things went on.",
    ],
    [
      1,
      "=“Why don't you just keep it?” somebody asked at a petrol station. “It would be worth something.” “It is,” said {hero}. “That's the trouble.”",
      "=“We could just keep it,” said {mate}. “It would be worth something.” “It is,” said {hero}. “That's the trouble.”",
    ],
    [
      0.4,
      "=In the end there was only one left, and of that one {he} knew nothing: a grey coat, quite silent, as far as the last stop. {Hero} drove there. It was late, and there was nothing but a wall and a lamp. {He} had already turned round when something moved under the lamp.",
    ],
  ],
  end: [
    [
      0,
      "=The grey coat stood there quite still and was feeling in its pockets. {Hero} stopped and got out, and held {thefind} out in front of {him}. Nobody said anything. The coat took it in both arms, and then {hero} as well, together with it, and that was a little uncomfortable. “I've been walking since noon,” it came out of the collar. “I asked everybody. And nobody had even seen me.” “I had,” said {hero}.",
    ],
    [
      0.6,
      "=On the way back {thefind} lay on the grey coat's knees, and it was not silent any more. Until then {hero} had thought that {he} knew the way. It looked quite different when somebody told one who had lived behind which window.",
    ],
    [
      0.8,
      "=There is a hook in there now, beside the mirror. “Lost and found”, it says. So far nothing has been hanging on it for longer than one day. After all, it is known who gets in there.",
    ],
  ],
};

const DRIVER = "\\b(?:taxi|cab|bus|truck|lorry|coach|tram|train|night bus|delivery|tow truck|minibus|rickshaw)\\b";

/** Those who drive, and the one who stays. */
export const roads: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:refused|refuses|would not|did not want|does not want|was not going|had no intention)(?: of| to)? (?:leav\\w*|go|move|retire|give|hand|stop|be replaced|be sent|come down|quit)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:lighthouse|keeper of the light)\b).*\b(?:automat\w*|machine|computer|electric|replac\w*|robot|remote|system|automatic|no longer needed|not needed)\b/i,
    ...staysWithLight,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("dragon|baby|kitten|puppy|dead|stolen|wallet|money|egg")}(?:spent|spends|drove|drives|searched|looked|looks|went|set out|decided|tried|tries|wanted|wants|had|has|found|finds|discovered|discovers)\\b[^.]*?\\b(?:(?:looking|searching|to look|search|searched|looked) for (?:its|the) (?:rightful )?owner|to (?:find|return|bring|give)(?: it)?(?: back)?(?: to)? (?:its|the) (?:rightful )?owner|for its owner)\\b[^.]*|[^.]*?\\b(?:found|finds|discovered) (?:an?|the) (?:[a-z-]+ ){0,3}?[a-z]+ on the back ?seat\\b[^.]*`,
    ),
    idea: new RegExp(
      `^(?=.*${DRIVER})(?!.*\\b(?:dragon|baby|kitten|puppy|dead|wallet|money|egg)\\b).*\\b(?:[Ff]ound|[Ff]inds|discovered|notices|noticed) (?<find>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:violin|cello|guitar|trumpet|flute|accordion|suitcase|bag|teddy bear|bear|doll|hat|umbrella|box|parcel|package|letter|notebook|diary|urn|scarf|coat|painting|ring|wedding dress|manuscript|camera|photo album|saxophone|shoe|toy|trombone|handbag))\\b`,
      "u",
    ),
    ...ownerSought,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("boy|girl|baby|dragon|dog|cat|year|murderer|robber|thief|ghost|dead|alien")}(?:picked up|picks up|drove|drives|took|takes|gave a (?:lift|ride) to|has|had) (?<fare>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:woman|man|lady|passenger|gentleman|widow|widower|stranger|hitchhiker|customer|nun|couple|grandmother|pensioner|fare))\\b[^.]*?\\b(?:wanted|wants|asked|asks|had|has) [^.]*\\b(?:places?|addresses|one last time|once more|before|all night|stops?|life|first love|old)\\b[^.]*`,
    ),
    idea: new RegExp(`${DRIVER}|\\bdriver\\b`, "iu"),
    ...lastStops,
    of: "people",
  }),
];

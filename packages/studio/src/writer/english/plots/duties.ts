import type { PlotGroup } from "./plot.ts";

/** A thing or a place has to be guarded. Says nothing of days and nights: an idea says itself for how long. */
export const guarding: PlotGroup = [
  {
    isEnclosed: true,
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "“It's quite simple,” {hero} had been told. “Nothing may get lost. You only have to keep your eyes open.” Then {hero} and {ward} were alone.",
      ],
      [
        1,
        "At first {hero} walked up and down in front of {ward}, as guards do. Then {he} sat in front of {ward}. Then {he} lay down in front of {ward}, because lying down one sees just as well.",
      ],
      [
        1,
        "It would have been easier without the smell of {smell}. “Nobody has counted them,” said a voice in {hero}'s head. So {hero} counted {goods}, to keep the voice quiet. There were forty-three.",
        "“Nobody would notice if one of {goods} were missing,” said a voice in {hero}'s head. So {hero} counted {goods}, to keep the voice quiet. There were forty-three.",
        "“Nobody would notice if you went for a little walk,” said a voice in {hero}'s head. So {hero} looked at {ward} twice as hard, to keep the voice quiet.",
      ],
      [
        3,
        "A snail came along and went past. {Hero} watched it closely until it had gone round the corner. One cannot be too careful.",
      ],
      [
        1,
        "Then somebody came along who had waited a long time for this: {taker}. “You look tired,” said the visitor. “Close your eyes for a bit. I'll watch {ward} for you.”",
        "Then somebody came along who had waited a long time for this: a stranger with a large empty bag. “You look tired,” said the stranger. “Close your eyes for a bit. I'll watch {ward} for you.”",
      ],
      [
        3,
        "“Are you really guarding {ward}?” called a sparrow from the roof. “You look as if you were asleep.” “That's what everybody is meant to think,” said {hero}.",
      ],
      [
        2,
        "It was a kind offer. {Hero} thought it over. But the eyes above the friendly smile were not looking at {hero}. They were looking at {goods}.",
        "It was a kind offer. {Hero} thought it over. But the eyes above the friendly smile were not looking at {hero}. They were looking past {whom}, at {ward}.",
      ],
      [
        1,
        "“No, thank you,” said {hero}, and after that it was quiet, and warm, and nothing happened for so long that {his} eyes fell shut all by themselves. There was a rattle. Somebody was inside, and had already got hold of {goods}.",
        "“No, thank you,” said {hero}, and after that it was quiet, and warm, and nothing happened for so long that {his} eyes fell shut all by themselves. There was a rattle. Somebody was much closer to {ward} than before.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} did not shout, and {he} did not run. {He} only stood up, went to the one place where everybody has to pass, and lay down there, as heavy as {he} could. “Over me,” said {hero}. There was a long silence. Then something was put back, quite softly, and small quick steps went away.",
      ],
      [
        0,
        "When the owner came back, {goods} were counted. There were forty-three.",
        "When the owner came back, everything was looked over, from the front to the back. Nothing was missing from {ward}.",
      ],
    ],
    close: [
      [0, "“And was it hard?” they asked. {Hero} yawned. “You only have to lie in the right place,” {he} said."],
      [
        1,
        "For guarding {ward} {hero} got {reward}. {He} ate it very slowly, lying down.",
        "There is a small sign at {ward} now. It says: guarded. And below it somebody has written: mostly lying down.",
      ],
    ],
  },
];

/** The last one of a trade that is no longer needed. */
export const lastOfTrade: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "Once there had been forty {lasttrades} in {lastplace}. Then there were twelve, and then three. Now, when somebody asked for the {lasttrade}, it was clear who was meant.",
      ],
      [
        1,
        "“You could stop, you know,” said {ahelper}. “Nobody in {lastplace} needs a {lasttrade} any more.” “I know,” said {hero}, and set off at the usual time, by the usual way, with {lasttool}.",
        "“You could stop, you know,” said {ahelper}. “Nobody in {lastplace} needs a {lasttrade} any more.” “I know,” said {hero}, and set off at the usual time, by the usual way.",
      ],
      [
        1,
        "{Hero} knew every door in {lastplace}. Behind this one somebody used to wave, and behind that one a child had always asked the same question. Now the doors stayed shut. Nobody had to wait for {whom} any more.",
      ],
      [
        2,
        "In the evening {he} cleaned {lasttool}, although there was nothing to clean. Hands like to do what they know.",
        "In the evening {he} sat at the window. “What does a {lasttrade} do,” {he} asked the cat next door, “when there is nothing to do?” The cat did not know it either.",
      ],
      [
        1,
        "Then came the storm. It blew from two sides at once, and at nine o'clock the wires lay in the street. Everything that was new in {lastplace} stood still, and it was so dark that people had to feel for their own doors.",
      ],
    ],
    climax: [
      [
        0,
        "Nobody in {lastplace} knew what to do. Then there were steps, neither fast nor slow. {Hero} had set off at the usual time, by the usual way, for what a {lasttrade} does needs no wire. {Lastdone}.",
        "Nobody in {lastplace} knew what to do. Then there were steps, neither fast nor slow. {Hero} had set off at the usual time, by the usual way, for what a {lasttrade} does needs no wire.",
      ],
      [
        0,
        "All the doors were open now. “We thought that nobody needed you any more,” somebody said. “So did I,” said {hero}. “Nearly.”",
      ],
    ],
    close: [
      [
        0,
        "The wires were mended on Thursday. But there is a street in {lastplace} where they asked the {lasttrade} to go on. “Not because we have to,” they said. “Because it's nicer.”",
      ],
      [1, "There are two {lasttrades} in {lastplace} now. The second one is nine years old and asks a great deal."],
    ],
  },
];

/** What no money buys was given away for a thing. */
export const bargain: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "It had been a quick bargain. A pedlar with a green cart had pointed at {given}. “I'd take that,” said the pedlar, “and you'd get {gain}.” What had {given} ever been good for? {Hero} did not think about it for long.",
      ],
      [
        1,
        "At first {gain} was all that {hero} had hoped for. In the morning {he} looked at {gain} before {he} {was} quite awake, and in the evening {he} showed {gain} to everybody who came by.",
      ],
      [
        1,
        "“Something about you is different,” said {ahelper}. “I've got {gain},” said {hero}. “No,” said {thehelper}, and looked from all sides. “It isn't something more. It's something less.”",
      ],
      [
        2,
        "When the sun shone, everybody had a {givenshadow} that did what they did. Only {hero} walked quite alone. Once {he} waved, from habit, and nothing on the ground waved back.",
        "Somebody told a joke, and all of them held their sides. {Hero} opened {his} mouth, and no {givenlaugh} came out of it. It was like a drawer that somebody has emptied.",
        "{Hero} wanted to call out to somebody across the street. {He} opened {his} mouth and closed it again. It is astonishing how often one needs a {givenvoice}.",
        "Somebody smiled at {hero}, and {hero} had no {givensmile} to give back. “What have I done to you?” asked the other one, and went on.",
        "At night it was dark behind {hero}'s eyes, like a cinema after the last show. {He} waited, but not a single {givendream} came on.",
        "“And what is your {givenname}?” asked a little girl. {Hero} looked for it everywhere. It had been there that very Tuesday.",
        "{Hero} reached for {given}, only from habit, and found nothing there. It happened in the morning, and at noon, and most of all when it got dark.",
      ],
      [
        1,
        "One evening {hero} put {gain} in the corner and sat down in front of it. There was nothing wrong with {gain}. But {gain} could do so little, compared with {given}. {Given} had been there when nobody else was.",
      ],
      [
        1,
        "“I want to have {given} back,” said {hero}. By then the green cart was three villages further on. {Hero} took {gain} and went after it, up one road and down the next, and asked at every corner.",
      ],
    ],
    climax: [
      [
        0,
        "The cart stood under a chestnut tree. On a hook, between an old lamp and somebody's courage, hung {given}. “{Gain} for {given},” said {hero}. “For you that's a bad bargain,” said the pedlar. “No,” said {hero}. “I know now what it's worth.”",
      ],
      [
        0,
        "The pedlar shrugged, took {gain}, and lifted {given} from the hook. It was a little cold. But it fitted at once, as if it had never been away.",
      ],
    ],
    close: [
      [0, "The way home took twice as long without {gain}. {Hero} had never been so happy about a long way."],
      [
        1,
        "“And what did that cost you?” asked {thehelper}. “Nothing,” said {hero}. “I only gave back what I didn't need.”",
      ],
    ],
  },
];

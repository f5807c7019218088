import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** An old thing is thrown out and finds another use. */
const thrownOut: Story = {
  after: [
    [
      0,
      "=It went very quickly. One moment {hero} had a place of {his} own, and the next {he} {was} out at the kerb, between a mattress and a lamp without a shade. “To be taken away”, it said on a piece of cardboard. It was raining a little on the “away”.",
      "=They had not even said goodbye. Somebody had said “that old thing”, and had meant {hero}. Now {he} {was} standing at the kerb, between a mattress and a lamp. “It takes a day or two, as a rule,” said the lamp, who had been through it before.",
    ],
    [
      0.7,
      "=All sorts of people came by. They turned {hero} over, looked at what was wrong, and put {him} back, not always the right way up. “You have to show your good side,” said the lamp. {Hero} thought about which one that was. It was the one that was now against the wall.",
    ],
    [
      0.8,
      "=In the night {he} tried to move, just a hand's breadth, nearer to the street light. It scraped terribly. A dog stopped, sniffed, and lifted its leg against the mattress. That was lucky for {hero}, and not so lucky for the mattress.",
      "=Then the wind took hold of {him}, and for a moment it looked like luck. {Hero} went round the corner all by {himself}, past the bakery, past the pigeons. There {he} got stuck against a fence. It was a better street, but it was just as wet.",
    ],
    [
      0.4,
      "=In the morning there was a rumbling at the end of the road. It was big and orange, and it did not look closely. The mattress went, and the chair from next door. They made a noise in there that one does not care to hear. “Chin up,” said the lamp. {Hero} had no chin. {He} did the best {he} could without.",
    ],
  ],
  end: [
    [
      0,
      "=“Stop!” shouted somebody, and came running with one shoe on. It was a man with paint in his hair. He held up his hand in front of the orange thing, as if it were a horse. “Not that one. That one's exactly what I've been missing.” He did not look at what was wrong. He looked at {hero} as one looks at a word that one has been trying to remember.",
      "=“Stop!” shouted somebody, and came running with one shoe on. It was a woman with paint in her hair. She held up her hand in front of the orange thing, as if it were a horse. “Not that one. That one's exactly what I've been missing.” She did not look at what was wrong. She looked at {hero} as one looks at a word that one has been trying to remember.",
    ],
    [
      0.6,
      "=It was not what {hero} had been made for. It was better. The spot that was broken came to the front, so that everybody could see it, and something grew out of it by the second week. “And the lamp,” said {hero} every evening, until they went back and fetched her.",
      "=It was not what {hero} had been made for. It was better. The spot that was broken came to the front, where everybody could see it, and it was painted red. The lamp came along as well. She stood beside {him}, without a shade, and shone on it.",
    ],
    [
      0.8,
      "=The piece of cardboard has been kept. It hangs above the two of them in a frame. The rain has washed off half of it. “To be taken”, it says now, and sometimes somebody asks. But they are not for sale.",
    ],
  ],
  close: [
    [
      0.8,
      "=The piece of cardboard has been kept. The rain has washed off half of it. “To be taken”, it says now. {Hero} thinks that it always said that.",
      "=The piece of cardboard has been kept. The rain has washed off half of it. “To be taken”, it says now, and that is how it turned out.",
    ],
  ],
};

/** A thing makes its last trip. */
const lastTrip: Story = {
  after: [
    [
      0,
      "=They had washed {him} for it, and that was suspicious in itself. On the door hung a wreath, a little crooked, so that it hit against the handle. {Hero} looked at the clock, as {he} did every day. It was the same time. It only looked different.",
      "=Somebody had stuck a sheet of paper on {him}. “Last time”, it said, with the hour. {Hero} read it in every window {he} went past, the wrong way round. Otherwise it was a day like any other. The left-hand side squeaked.",
    ],
    [
      0.6,
      "=“Is anybody coming?” asked the man in the cap, and looked at his watch. There was an old woman with a basket. She had gone that way for sixty years, she said, and had never once had to stand. She sat down in the middle, where one sees both sides.",
    ],
    [
      0.9,
      "={Hero} tried to make it last. {He} went slowly round the first bend and more slowly round the second. A snail on the wall kept up without any trouble. “We're four minutes late,” said the man in the cap. Nobody minded.",
    ],
    [
      0.5,
      "=At the old crossing {he} hooted twice, because there had always been a boy there who waved. He was standing there today. He had a grey beard by now, and he did not wave. He ran.",
    ],
    [
      0.4,
      "=Then there were only three bends left. Behind the last one was the end, with grass growing in it, and a man with a padlock. It would have been easy just to roll there. But {hero} stopped, in the middle of nowhere, and not a spanner in the world could get {him} to move.",
    ],
  ],
  end: [
    [
      0,
      "=“There's nothing wrong with it,” said the man in the cap, when he had looked underneath. “It doesn't want to.” The old woman got out her sandwiches. The one with the beard had caught up by now, and behind him came others, on foot and on bicycles, who had only wanted to look. There was room for all of them.",
    ],
    [
      0.6,
      "=When the last one had got on, something let go, quite by itself. They went round the three bends singing, half an hour late. {Hero} had never been so heavy. The man with the padlock counted them as they got out. He counted twice. “I was told that nobody used it,” he said.",
    ],
    [
      0.7,
      "=He hung the padlock on his belt and wrote down the number. “And when does it go back?” asked the old woman. The man in the cap looked at {hero}. “As soon as it wants to,” he said.",
    ],
    [
      0.8,
      "=There is a sheet of paper on the door. “Last time”, it says, with the hour. Somebody has crossed out the hour and written another one next to it, and somebody else has crossed out that. By now there is hardly any room left.",
    ],
  ],
};

const OLD_THING =
  "umbrella|toy|chair|bicycle|bike|piano|lamp|sofa|suitcase|teapot|kettle|boot|shoe|coat|radio|typewriter|clock|doll|teddy|bear|book|violin|guitar|cup|jug|bucket|watering can|bathtub|tree|robot|computer|television|toaster|scarf|glove|sock|pot|armchair|rug|carpet|mirror|broom|wardrobe|table|door|wheelbarrow|pram|sledge|kite";
const VEHICLE = "train|tram|bus|locomotive|engine|trolleybus|streetcar|steam engine|railcar|railway";

/** Things that are thrown out, and vehicles on their last trip. */
export const leftOver: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `${unless("afraid|painted|space|war|found its way|girl who|boy who|child who")}(?:was|were|is|got|gets|had been|has been|ended up) (?:just |simply |suddenly )?(?:thrown (?:away|out)|discarded|put out|dumped|on the (?:scrap heap|rubbish heap|kerb|curb)|at the dump|in the (?:rubbish|trash|garbage|bin|dustbin|skip)|replaced|no longer (?:needed|wanted|used)|left (?:behind|on the street|in the rain))\\b[^.]*`,
    ),
    idea: new RegExp(`^[^.]*\\b(?:${OLD_THING})\\b`, "i"),
    ...thrownOut,
    of: "things",
  },
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("treasure|war|island|storm|sink|sank|sinking|iceberg|scrap")}(?:(?:was|were|made|had|set out|went|left|sailed|drove|started|prepared|is) [^.]*?\\b(?:last|final) (?:trip|run|voyage|crossing|journey|flight|ride|tour|day|round|passenger|time)|(?:was|were) (?:to be|being|about to be|going to be) (?:retired|scrapped|taken out of service|sold for scrap|replaced|shut down))\\b[^.]*`,
    ),
    idea: new RegExp(`^(?:There was once )?(?:an?|the|our|my) (?:[a-z-]+ ){0,3}?(?:${VEHICLE})\\b`, "i"),
    ...lastTrip,
    of: "things",
  }),
];

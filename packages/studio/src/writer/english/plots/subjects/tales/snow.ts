import { role, story } from "../subject-story.ts";
import { alongside, companion } from "./companion.ts";

/** Tales of ice, snow and winter sleep. */
export const snow = [
  story({
    says: [
      role("bear", "polar bear cub|polar bear|seal pup|seal cub|baby seal|penguin chick|penguin|walrus|arctic fox"),
      /\b(?:drift\w*|floe|piece of ice|iceberg|broke off|breaks off|carried (?:away|off)|swept)\b/i,
    ],
    may: [...companion("bear", "seal", "penguin", "walrus", "fox", "mother", "mum", "father", "dad")],
    lead: "bear",
    early:
      /,? (?:and|until|then) (?:a|the|an) (?:whale|seagull|seal|gull|walrus|penguin|dolphin) (?:br(?:ought|ings)|c(?:arried|arries)|took|takes|led|leads) (?:her|him|it|them) (?:back |home )?to (?:her|his|its|their) (?:mother|mum|mama|family|parents)\.?$/i,
    after: [
      "@snow(hero look) There was a crack, no louder than a nut, and then there was water. At first it was as narrow as a ditch. {Hero} could have jumped. But {he} only looked, because it was so black and so pretty, and when {he} looked up again it was a river, and home was on the other side.",
      [
        "@sea(hero sit, mate talk) “That's a small boat for such a big sea,” said a voice beside the ice. It was {talker}. “It isn't a boat, it's our front garden,” said {hero}, and {his} lip trembled. “I only wanted to look.” “Everybody only wants to look,” said {talker}. “Sit in the middle. What does it smell like, where you come from?”",
        "@sea(hero sit) {Hero} called until {his} voice was used up. Then {he} sat down exactly in the middle, as {he} had been taught for thin ice, and made {himself} small. {He} thought of the smell of home: of fish, of wet fur, and of the warm place under a chin. “I mustn't forget it,” thought {hero}, and said it aloud, like a poem.",
      ],
      "+ @sea.night(hero look) By day the sun licked at the ice. In the evening {hero} could no longer turn over without getting a wet foot. Lights danced in the sky, green and violet. They were the same as at home, and they hung in the same corner. “If I can see you,” {he} said to them, “then they can see you, too.”",
      "@sea.dawn(hero stand) On the third morning the floe was no larger than a table. The wind had turned. It came from behind now, and it carried something along, very thin, like a thread: fish. Wet fur. {Hero} stood up on {his} hind legs, with {his} nose in the air, and the ice tipped.",
    ],
    end: [
      [
        "@sea(hero stand, mate swim) “There!” cried {hero}. “It comes from there!” “Then hold on,” said {talker}, “and keep your nose to it, for mine is no good.” And {talker} pushed, and pulled, and broke a way through the grey slush. “More to the left,” called {hero}. “Now straight on!” Behind them the rest of the table melted away.",
        "@sea(hero swim) “It comes from there!” cried {hero}. Between {him} and the smell lay nothing but grey slush. {He} took a breath, let go of the ice, and swam. {He} had never swum alone. One paw, and the next paw, always behind {his} own nose, along that thread, and behind {him} the rest of the table melted away.",
      ],
      "@snow On the edge of the great ice stood something white, which had not eaten, and had not slept, and had walked up and down there until there was a path. It lifted its head. It jumped, and came through the water like a ship, and then {hero} had that warm place above {his} head, and under {his} chin.",
      [
        "@snow(hero talk, mate stand) “I only wanted to look,” said {hero} into the wet fur. “I know,” said {his} mother. “And what did you see?” Only then did {hero} turn round, towards {talker}, who was about to leave quietly. “That one,” said {hero}. “Can't that one stay for supper?”",
        "@snow(hero sit) “I only wanted to look,” said {hero} into the wet fur. “I know,” said {his} mother. “And what did you see?” {Hero} thought about it. {He} wanted to tell of the green lights, and of the table that became smaller. “That the smell goes all the way,” said {hero}, and was asleep.",
      ],
      "@snow.night(hero look) When the ice cracks at night, everybody moves closer together. And when the lights hang in their corner, green and violet, {hero} always nods to them once. They have kept a secret: how small the world was, out there, and how big the sea.",
    ],
  }),
  story({
    says: [
      /\b(?:bear|bears|hedgehog|dormouse|hamster|squirrel|badger|marmot|bat|frog|tortoise)\b/i,
      /\b(?:snow|winter|christmas|hibernat\w*)\b/i,
      /\b(?:see|saw|first time|never seen|awake|wakes? up|woke|too early|can(?:no|')t sleep|could not sleep|couldn't sleep|fall asleep|falls asleep|sleep through|stays? up|came out|come out|pillow)\b/i,
    ],
    unless:
      /\b(?:asks?|asked|asking|how they do it|polar bear|snowman|christmas|teddy|santa|sleigh|broken wing|nuts|injured|hurt)\b/i,
    may: [alongside],
    of: "creatures",
    after: [
      [
        "The others had gone to bed long ago. From every hole came a different snore, high or low. {Hero} lay on {his} left side, and on {his} right. “Pst,” whispered {talker}. “Are you asleep?” “No,” said {hero}. “Good,” said {talker}. “Nor am I. They say that it comes in the night, and that nobody can hear it.”",
        "The others had gone to bed long ago. From every hole came a different snore, high or low. {Hero} lay on {his} left side, and on {his} right. {He} knew winter only from stories, and those who told the stories had been asleep, too. “It comes in the night,” they said, “and nobody can hear it.”",
      ],
      "@forest(hero look) {Hero} put on everything that {he} had, two scarves and a tea cosy, and opened the door. The forest had been cleared out. There was no leaf, no beetle, no smell. Even the brook kept its mouth shut. “Is this all?” asked {hero}, and saw {his} own breath for the first time, and jumped.",
      [
        "@forest.night(hero sit, mate sit) {Hero} sat down on a stump, and waited. {Talker} fell over twice, and was propped up again. To keep awake they counted the stars. Then the stars went out, one after the other, from the edge to the middle. “We've used them all up,” said {talker}. Just then something touched {hero's} nose, as light as a moth.",
        "@forest.night(hero sit) {Hero} sat down on a stump, and waited. {He} pinched {himself}. {He} sang. To keep awake {he} counted the stars, and then the stars went out, one after the other, from the edge to the middle. “Now they are all used up,” thought {hero}. Just then something touched {his} nose, as light as a moth.",
      ],
      "+ @forest.night(hero run) It was white, and when {hero} squinted at it, it was gone. A second one came, and a third. {He} tried to catch one for the others, to show them in spring. {He} shut it up in {his} paw and ran, and opened the paw, and there was a drop of water in it that did not remember anything.",
    ],
    end: [
      "@forest.night(hero look) And then it all came down at once. There was no more up and no more down, only flakes, and not a sound. “So that's why nobody hears it,” whispered {hero}. “It goes on tiptoe, so as not to wake us.”",
      "@snow(hero stand) In the morning the sun came up, and {hero} had to shut both eyes, so bright it was. {He} slid down the hill on {his} stomach. At the bottom {he} had to yawn so widely that a flake flew in.",
      [
        "@snow(hero walk, mate walk) “Now I'm tired,” said {hero}. “Now I'm very tired.” They helped each other home, with more falling than walking, and {hero} put a ball of snow into the coolest corner of the cellar, in moss, in a pot with a lid. {He} could hear {talker} snoring before the lid was on.",
        "@snow(hero walk) “Now I'm tired,” said {hero}. “Now I'm very tired.” It was more falling than walking, all the way home. In the coolest corner of the cellar {he} put a ball of snow, in moss, in a pot with a lid. Then {he} pulled the blanket up to {his} chin, still wearing the tea cosy, and snored on the left side.",
      ],
      "In spring they all sat around the pot, rubbing their eyes. {Hero} lifted the lid. There was only a little water in it. But {he} told them about it, so quietly that they had to lean forward, and when {he} {was} at the place with the moth, everybody felt something cold on the tip of the nose.",
    ],
  }),
  story({
    says: [
      /\b(?:bears?|hedgehogs?|dormouse|badgers?|squirrels?)\b/i,
      /\bchristmas\b/i,
      /\b(?:w[ao]ke\w*|awake|hibernat\w*|early|sle(?:ep|pt)\w*|lights?|tree|never (?:seen|celebrated)|first)\b/i,
    ],
    unless: /\b(?:polar|teddy|present for|santa)\b/i,
    may: [alongside],
    of: "creatures",
    after: [
      "@forest.night(hero look) It was far too early. It had to be, for the snow was still up to the window. But out there between the trees something was twinkling, red and gold and green, and it had never done that before. “Is it stars?” asked {hero}. “Perhaps they have fallen down, with the cold.” And with fur that was still flat on one side {he} went out of the cave.",
      "+ @street.night(hero look) The stars hung on a string from house to house. They were not hot, and they tasted of nothing. In every garden stood a tree that somebody had dressed up. “Poor thing,” said {hero}, and wanted to undress one, because it must be cold. A glass ball came off. There was a face in it, with an enormous nose, who was just as surprised.",
      "+ @street.night(hero look) And those smells! Cinnamon, and roast goose, and something with oranges. From behind the windows came singing. {Hero} pressed {his} nose flat against the pane. In there stood such a tree, right in the parlour, and under it lay boxes with ribbons. “They bring in the forest,” whispered {hero}, “because it's so cold for it outside.”",
      "@street.night(hero talk) Just then the door opened. A child stood there, in socks, with a biscuit. Nobody screamed. They looked at each other for as long as it takes a snowflake to melt. “You're supposed to be asleep,” said the child. “So are you,” said {hero}. “I'm waiting for somebody,” said the child. “I thought you were him.”",
    ],
    end: [
      "@street.night(hero point) “What's all this for?” asked {hero}, and pointed at the lights. The child had to think. “It's because it's so dark now,” said the child. “Everybody is a bit afraid that it will stay like this. So we light everything, and sit close together, and eat, until it gets better.” “We do that, too,” said {hero}. “Only, we do it with our eyes closed.”",
      "@street.night(hero give) The child went in and came back with arms full: the biscuits, the end of the goose, and a scarf that had been meant for an uncle. {Hero} had nothing to give. But in {his} fur there was a pine cone from the autumn, one of the perfect ones. The child took it with both hands, as if it were glass.",
      "+ @forest.night(hero walk) On the way home it began to snow again. Behind {hero} the footprints filled up, one after the other. There were enough biscuits for a whole cave. And because it was so very dark in there, they lit a small lamp, and sat close together under it, until it got better, or until they slept.",
      "@room In spring the child found a pot of honey on the doorstep, with a ribbon made of grass. It stands on the shelf. And each year on the tree, quite high up, beside the angel, hangs a pine cone.",
    ],
  }),
  story({
    says: [
      role("penguin", "penguin|polar bear|reindeer|walrus|seal"),
      /\b(?:cold|freez\w+|frozen|shiver\w*|warm|hot|summer|sun|beach|africa|hot water bottle|desert|holiday|south|palm)\b/i,
      /\b(?:hat(?:es?|ed)|tired of|(?:always|too|so) (?:cold|freezing|shivering)|holiday|vacation|beach|palm|travel\w*|moves?|moved|(?:wants?|wanted|dream\w*|wish\w*|long(?:s|ed))\b.{0,40}\b(?:warm|sun|beach|south|desert|summer|palm|hot))\b/i,
    ],
    unless: /\b(?:drift\w*|floe|bath\w*|zoo|melt\w*|sleigh|santa|waiter|hat)\b/i,
    may: [...companion("penguin", "bear", "walrus", "seal")],
    lead: "penguin",
    after: [
      "@snow(hero stand) {Hero} wore three scarves, and it was no use. The cold came up from below, through the feet. The others stood around on the ice, and chatted, and found it mild for the time of year. “Aren't you f-f-freezing?” asked {hero}. “What's that?” asked the others. They had only one word for cold, and it was the same as for nice.",
      [
        "@snow(hero talk, mate talk) “There's a place,” said {talker}, “where the ground is so hot that eggs are fried on it.” {Hero} stopped shivering, so well did {he} listen. “And what do people wear there?” “A hat.” That very night {hero} packed. It was quickly done. {He} took off two scarves, and left them behind.",
        "@snow(hero look) In an old bottle {hero} had once found a picture. There was a yellow beach on it, and a tree like a feather duster, and over it a sun as fat as an egg. {He} looked at it every evening, until it was all creases. One night {he} took off two of the scarves, left them behind, and set out.",
      ],
      "+ @sea(hero swim) It got warmer with every wave. {Hero} took off the last scarf and gave it to a shark, who had a sore throat. The water turned from black to blue, and from blue to green. “Ah,” said {hero}, and lay on {his} back, and for the first time in {his} life {he} could feel all {his} toes.",
      "@sea(hero stand) The beach was yellow, and the tree looked like a feather duster. {Hero} lay down in the sun, and it was wonderful. It was wonderful until about ten o'clock. Then the sand began to bite. {He} hopped from one foot to the other. “A little cold,” thought {hero}, “just for my head!”",
    ],
    end: [
      [
        "@sea(hero stand, mate talk) “Is it nice?” asked {talker}. “Very,” said {hero}, with {his} feet in a bucket. “It's much too nice.” All around them children lay in the shade, and were too hot to play. One of them was crying. {Hero} looked at that hot little face. Then {he} bent down, and laid {his} cool cheek on it. It was like the other side of a pillow.",
        "@sea(hero stand) All around {him} children lay in the shade, and were too hot to play. One of them was crying. {Hero} looked at that hot little face. Then {he} bent down, and laid {his} cool cheek against it. It was like the other side of a pillow. “Again,” said the child.",
      ],
      "+ @sea(hero stand) “You're the coolest person I've ever met,” said the child, whose name was Zuri. The others came as well. They put their arms round {hero}, one after the other, and {he} had never been so warm and so cold at once. It was exactly right. “At home,” {he} told them, “the ground is made of this.” And they did not believe a word of it.",
      "@sea(hero give) So {hero} went home to fetch some. {He} {was} away for a long time, and what {he} brought in a box of straw was only as big as a lump of sugar. But the child could hold it for a moment. And {he} took along a stone from the beach. It had lain in the sun, and it kept the feet warm for the whole journey.",
      "@sea.dusk(hero stand) Since then {hero} is at home in two places, half a year in each. On the ice {he} is called the one with the hot stone. On the yellow beach, when the bite goes out of the sand in the evening, somebody looks at the sea and says: “It's high time that it got nice and cold.”",
    ],
  }),
  story({
    says: [
      /\b(?:pen ?pals?|pen friends?|letters?|postcards?|message in a bottle|bottle post|bottle)\b/i,
      /\b(?:bear|penguin|mouse|fox|owl|rabbit|hedgehog|whale|elephant|mermaid|dragon|snail|cat|dog|seal|crab|octopus|squirrel|duck|parrot|lion|camel|mole|frog)s?\b/i,
      /\b(?:wr[io]tes?|writing|answers?|answered|repl\w+|pen ?pals?|pen friends?|bottle)\b/i,
    ],
    may: [alongside],
    of: "creatures",
    unless:
      /\b(?:hot water bottle|whisky|lemonade|genie|spelling|alphabet|murder|war|whale|octopus|mermaid|crab|fish|shark|santa|deliver\w*|post ?office|postm\w*|milk)\b/i,
    after: [
      "The writing on the paper was not good. Some letters stood on their heads, and in one place there was a stain like a tear, or like soup. {Hero} read it nine times. “Is anybody there?” it said. “I am here. Where are you? I have a window, and I look out of it.” There was no more.",
      "@room(hero write) “Dear somebody,” wrote {hero}. It took the whole morning, for a tongue has to be stuck out with each letter. {He} wrote about {his} bed, and about the weather, which was the same as yesterday. At the end {he} asked: “What is it like where you are?” And then {he} waited, and that was the longest part.",
      "+ @bedroom(hero read) The answers came with the wind, with the waves, and once in the beak of somebody who was going that way anyhow. {Hero} learned that, far away, the evenings were purple. {He} sent a feather, and got a shell. {He} sent a secret, a small one, and a bigger one came back. Soon a whole box under the bed rustled at night.",
      [
        "“What if you met?” asked {talker}. {Hero} went pale. In the letters {he} {was} brave, and made jokes. “I'm much better on paper,” said {hero}. But the next letter was quite short. It said: “I cannot look out of my window any more. I have hurt my leg. Please tell me something, or I will only hear the clock.”",
        "@room(hero write) Then came a letter that was quite short. “I cannot look out of my window any more,” it said. “I have hurt my leg. Please tell me something, or I will only hear the clock.” {Hero} took a pen, and put it down again. {He} had told it all already. There was only one thing left, and it was far too big for an envelope.",
      ],
    ],
    end: [
      "@river.night(hero walk) {Hero} set out the same night. {He} took along the box, to find the way: past the crooked rock from letter three, under the purple evening from letter five, and along the river with the silly name, about which they had both laughed. It was all there.",
      "At the end there was a house with one window. {Hero} stood in front of it, and {his} courage was gone. In there was somebody who knew everything about {him} and had never seen {him}. So {hero} pushed a note under the door.",
      "“Is anybody there?” it said. “I am here.” For a while there was only the clock. Then the paper came back, from below, with two words on it, and they stood on their heads: “Come in.” They talked until the next evening turned purple, and neither of them noticed who was small and who was big.",
      "@room(hero write) The letters go on, to and fro. But now they always end in the same way. “Your soup is getting cold,” is what it says at the bottom. And there's a stain next to it, and it is never from a tear.",
    ],
  }),
];

import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A room that is on no plan. */
const hiddenRoom: Story = {
  after: [
    [
      0,
      "=It was on no plan, that {room}. {Hero} held the light in first, then an arm, and {his} head last of all. There was a chair. There was a table that was laid for two, with a good inch of dust on each plate. Somebody had only gone out for a moment, it seemed, and the moment had got long.",
    ],
    [
      1,
      "={He} asked those who ought to know. “There's nothing behind there,” said the first one. “There's nothing behind there,” said the second, rather faster. The third one put down the telephone. {Hero} wrote down the three answers, one below the other. They got shorter and shorter.",
    ],
    [
      1,
      "=So {he} asked the {room} itself. On the wall there were pencil marks, in fives, as when somebody counts days. In a drawer there were forty-one candle ends and the half of a letter. “Dear T.,” it said, “today I heard you on the stairs again, and it was as good as a visit.”",
      "=So they asked the {room} itself. On the wall there were pencil marks, in fives, as when somebody counts days. “Here,” said {mate}, and held up the half of a letter that had been under the candle ends. “Dear T.,” it said, “today I heard you on the stairs again, and it was as good as a visit.”",
    ],
    [
      1,
      "=“Who's T.?” {hero} asked, at the baker's and in the church and wherever people have to wait. Nobody knew. But it got so quiet every time that {he} could tell that it was the right question.",
    ],
    [
      0.4,
      "=Then it was said that the {room} was to be walled up again, and soon, for safety. {Hero} went in there once more and sat down on the chair. {He} laid both arms on the table, because {he} {was} tired. There was something scratched into the wood, under the dust, beside the second plate: “T. sat here, and was not afraid.”",
    ],
  ],
  end: [
    [
      0,
      "=Outside stood a very old lady with a very straight back. She had heard that somebody was asking for her. “You have found my chair,” she said. “I was nine. I carried up the plates at night. Somebody had to hide in there, and I had to keep quiet, and we were both very good at it. When it was over, they closed the wall, and I went on keeping quiet. I had forgotten how one stops.”",
    ],
    [
      0.6,
      "={Hero} gave her an arm on the stairs, although she knew each of them. She sat down as if she had just been to fetch the salt. Then she took a piece of paper out of her bag. It was the other half of the letter. It fitted, down to the last little tear.",
    ],
    [
      0.8,
      "=The wall stayed open. The table in the {room} is still laid for two, only without the dust, and anybody may sit down there. It is very quiet. Sometimes somebody can be heard on the stairs, and that is as good as a visit.",
    ],
  ],
};

/** The same figure stands by the road again and again. */
const sameHitchhiker: Story = {
  after: [
    [
      0,
      "=The first time {hero} thought nothing of it. There was a thumb in the headlights, and a light coat, and it was past. The second time was fifty miles further on. It was the same thumb, and the same coat. The coat was dry, and it had been raining for hours.",
    ],
    [
      1,
      "=“You need sleep,” said a voice on the radio. It belonged to somebody who was driving through another night. “I've slept,” said {hero}. “Then you need coffee.” {Hero} drank three cups. After the third one the {walker} stood at the next bend, as if there had been a lot of waiting to do already.",
    ],
    [
      1,
      "=So {he} put {his} foot down, and drove as fast as it would go. Behind the hill stood the {walker}, with a thumb out, and not even out of breath. {Hero} took the side road past the quarry, where nobody ever goes. The {walker} stood at the quarry.",
    ],
    [
      1,
      "=At the petrol station {he} asked about it. The woman at the till went on counting her change. “Everybody sees that one,” she said. “Nobody stops. They're afraid.” “What of?” “Of where it's going,” she said, and had to begin again with the counting.",
    ],
    [
      0.4,
      "=An hour before daylight it was there again, right under a lamp. {Hero} noticed that {his} foot had gone to the brake by itself. When the engine was off, it was very quiet. The other door opened, and somebody sat down, and the seat hardly gave. “You took your time,” said the {walker}. “It's been eleven years.”",
    ],
  ],
  end: [
    [
      0,
      "=“Where do you want to go?” asked {hero}, and held on to the wheel. “Nowhere. I'm there.” The {walker} pointed to the front, where the road ran on, quite straight. “There's something wrong with it, after rain like that. Back then there was nobody to tell me. I've only ever wanted to tell somebody. Drive slowly now.” {Hero} drove at walking pace. Behind the next rise there was no road any more. The water had taken it, with the railing and everything.",
    ],
    [
      0.6,
      "={Hero} turned across the road, put on all the lights there were, and stopped whoever came. By sunrise nine cars stood there in a row, and in one of them a child was asleep, with its mouth open. When {he} wanted to say thank you, the seat beside {him} was empty. It was still a little warm.",
    ],
    [
      0.8,
      "=The road makes a bend there now, and there is a sign, a big one. {Hero} never drove past it again without stopping for a moment and opening the other door. Then {he} shut it again, and the rest of the night did not seem so long.",
    ],
  ],
};

/** Something is gone or eaten every night, and somebody lies in wait. */
const everyNightGone: Story = {
  after: [
    [
      0,
      "=At first there were sensible explanations: the wind, a hole somewhere, one's own head. But the wind does not come five nights running, and it does not choose. It was always {thething}, and never what lay beside.",
      "=At first there were sensible explanations: the wind, a hole somewhere, one's own head. But the wind does not come five nights running, and it does not choose. Some of it was always gone, and what lay next to it never was.",
    ],
    [
      1,
      "=So flour was strewn on the ground, quite thinly, for the footprints. In the morning there were some: small ones, large ones, and some that went in a circle. It was a good while before {hero} understood that {he} had walked through it {himself}, to see whether there were any.",
      "=So flour was strewn on the ground, quite thinly, for the footprints. In the morning there were some: small ones, large ones, and some that went in a circle. It was quite a while before it came out that they had made them themselves, to see whether there were any.",
    ],
    [
      1,
      "=The second trap was thought up by {thetrapper}. It had a string, a bucket and eleven spoons, and it was a masterpiece. At two in the night it went off, and woke the whole street. It had caught the man from next door, who had come over to ask about the flour.",
      "=The second trap had a string, a bucket and eleven spoons. It was a masterpiece. At two in the night it went off, and woke the whole street. It had caught the man from next door, who had come over to ask about the flour.",
    ],
    [
      1,
      "=The third trap was nothing but staying awake. That is the oldest one, and the hardest. At ten it was exciting. At twelve it was cold. At one somebody yawned, and after that it was hard to say who was keeping watch over whom.",
    ],
    [
      0.4,
      "=And then there was a sound, quite close, soft and careful, as if somebody was walking on the sides of their feet. A torch was to be switched on at three. One, and two. It went on at two, because nobody could bear it any longer.",
    ],
  ],
  end: [
    [
      0,
      "=In the beam sat a magpie with a white patch, a very old one with one leg. Behind her, in a hollow under the roots, lay all of it, tidily, side by side, and the nicest bits were at the front. She had not been greedy. She had been furnishing. The magpie looked into the light, and then at {hero}, as one looks at visitors who have not rung.",
    ],
    [
      0.6,
      "=What was needed was fetched back, and in its place {thetrapper} put down something else that shone at least as much: a spoon, out of the eleven. The magpie walked round it. She turned it over. Then she pushed it to the very front. So that was settled.",
      "=What was needed was fetched back, and in its place something else was put down that shone at least as much: a spoon, out of the eleven. The magpie walked round it. She turned it over. Then she pushed it to the very front. So that was settled.",
    ],
    [
      0.8,
      "=Since then nothing has been missing in the morning. On the contrary. Now and then something lies there that was not there the night before: a button, a blue bit of glass, and once a tooth. Nobody knows whose it is. One of these nights they mean to lie in wait for that.",
    ],
  ],
};

/** Something is eaten every night, and somebody lies in wait. */
const everyNightEaten: Story = {
  after: [
    ...everyNightGone.after.slice(1),
    [
      0,
      "=There were bite marks in what was left, wide and quite regular, as if somebody had eaten slowly and with pleasure. “A beetle,” said one. “A very large beetle,” said another. {Hero} measured it with a spoon, and said nothing.",
    ],
  ].sort(([one], [other]) => Number(other === 0) - Number(one === 0)) as Story["after"],
  end: [
    [
      0,
      "=In the beam stood an old donkey with full cheeks. It was nobody's. One could count its ribs, and it had a bit of rope round its neck that was worn through. It looked into the light. Then it looked at {hero}, and went on chewing, only a little more softly, as one does when one knows that it's soon going to be over. “Oh,” said {hero}, and put down the stick.",
    ],
    [
      0.6,
      "=There was one left, right at the back, and that was the one that {hero} took to {theshow}. It had a hole in it, and the hole could not be hidden, for the donkey had come along and stood behind it and looked out. The judges walked round it twice. “That one,” they said. “We've never had one that looks back.”",
      "=What was left over was divided fairly, one half for those on two legs, and the other half for the one on four. It was enough. It is surprising how long a thing lasts if one knows who is eating it.",
    ],
    [
      0.8,
      "=Nothing is missing in the morning any more. It is all eaten by day, at a proper trough with a name on it. And nobody there grows things only for looking at: along the fence there is always one row more than is needed.",
    ],
  ],
};

/** Something good to eat is gone, and everybody says that it was somebody else. */
const cakesGone: Story = {
  after: [
    [
      0,
      "=What {hero} found was a plate, and on the plate there were crumbs, and in the crumbs there was the print of a thumb. It was an excellent clue. {Hero} put {his} own thumb beside it, to compare. Now there were two.",
    ],
    [
      1,
      "={He} questioned everybody. “Open your mouth,” said {hero}, and looked inside. There were gaps, there was a loose tooth, and there was one piece of spinach. Nobody had crumbs. “Nobody has had a wash, either,” said {hero}, and wrote it down.",
      "=Everybody was questioned. “Open your mouth,” said {hero}, and looked in from above, and {mate} looked in from below. There were gaps, there was a loose tooth, and there was one piece of spinach. {Mate} stopped for a long time at the spinach. But that was something else.",
    ],
    [
      1,
      "=By noon there were four suspects: one who smiled, one who did not, one who said “I wasn't even hungry” before anybody had asked, and one who hiccupped. Hiccups are a bad sign. {Hero} followed the hiccups twice round the house. It was only the lemonade.",
    ],
    [
      1,
      "=So {he} laid a trail of {his} own. On the same plate, in the same place, {he} put the last bun in the house, with mustard in it. Then {hero} hid and waited for the scream.",
    ],
    [
      0.4,
      "=There was no scream. When {he} looked again, the plate was empty, and it had been licked. Somebody had eaten the mustard as well, and had left something in return: a button, a bit of string and a marble. {Hero} looked at the marble for a long time. One only gives that away if one is very sorry.",
    ],
  ],
  end: [
    [
      0,
      "=Under the table at the very back sat somebody quite small, with red eyes and a yellow chin. “I only wanted to try one,” it came out in sobs, “and then there was a gap, and it showed. So I had to take the next one, so that it should look even. And then it was even.” {Hero} thought it over. It was completely logical.",
    ],
    [
      0.6,
      "=“What do you do with a thief who's sorry?” somebody asked. “One makes him bake,” said {hero}. They all helped, because otherwise it would have taken until Christmas. There was flour as far as the lamp. And this time nobody counted.",
    ],
    [
      0.8,
      "=The case is closed. In the file there are a marble, a thumb, and a bit of spinach that could never be explained. And whenever there is a plate somewhere now, one piece on it has a flag in it. “For trying”, it says on the flag.",
    ],
  ],
};

/** Several find something that grown-ups are silent about. */
const keptQuiet: Story = {
  after: [
    [
      0,
      "=“That's nothing,” said the man at the shop, before anybody had told him what it was. “You'd better forget about it,” said the next one. It is a funny thing about grown-ups: as long as there is nothing the matter, they ask questions.",
    ],
    [
      1,
      "=They went back {atspot} early, when nobody was up. It was still there. It was bigger than the day before, or else the light was better. One threw a stone. There was a sound as if somebody had knocked on a very large door.",
      "=They went back there early, when nobody was up. It was still there. It was bigger than the day before, or else the light was better. One threw a stone. There was a sound as if somebody had knocked on a very large door.",
    ],
    [
      1,
      "=In the library a whole year of the newspaper was missing. It had been cut out, very neatly, with nail scissors. “That was before my time,” said the lady at the desk. She had been sitting there for forty years. Her ears were quite red.",
    ],
    [
      1,
      "=So they did the only thing that was left. They drew it, as exactly as they could, with all its corners, and pinned the drawing up next to the bus stop. Underneath they wrote: “Whose is this?” By noon somebody had torn it down. By one o'clock there was another drawing there. None of them had made it.",
    ],
    [
      0.4,
      "=It was much better than theirs. It showed the thing from the other side, and beside it there stood children, in old-fashioned shorts, and waved. One of them had a gap in his teeth just like the man from the shop. “Tonight,” it said below, in a shaky hand.",
    ],
  ],
  end: [
    [
      0,
      "=Half the place had come, in coats over their pyjamas, and they all looked at their slippers. “We were your age,” said the man from the shop. “It was our secret. We built it all one summer, out of whatever there was, and it was to take us right round the world. Then it sank, with everything in it, and we were so ashamed that we swore never to say a word. We thought that it was gone.” They all looked at it. It was a ship, or very nearly.",
    ],
    [
      0.6,
      "=It took two tractors, and everybody had to pull. In the hold, in a tin with a rubber seal, lay nail scissors, a list of the crew and a bag of sweets that had become one single sweet. It was shared out with a hammer.",
    ],
    [
      0.8,
      "=It is being mended now, every Saturday, by the young ones and by the old ones. It is not certain whether it will get right round the world. But nobody in that place says any more that there is nothing the matter. They say: “Hold this for a moment.”",
    ],
  ],
};

/** Rooms on no plan, and those who stand by the road. */
export const unexplained: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:some(?:one|body|thing)|an? (?:unknown|mysterious) [a-z]+) (?:kept|keeps|had been|was|is) (?:[a-z]+ )?(?:eating|nibbling|eaten)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:pumpkins?|vegetables?|cabbages?|carrots?|lettuces?|strawberries|apples?|tomatoes|roses|flowers|tulips|garden|marrows?|corn|melons?)\b)(?:.*?\b(?<show>(?:the|an?) (?:[a-z]+ )?(?:show|fair|contest|competition)))?/i,
    ...everyNightEaten,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:who (?:had )?(?:stole|stolen|took|taken|ate|eaten)|(?:the )?(?:stolen|missing|vanished)|(?:cakes?|cookies|biscuits|pies?|buns|cupcakes) (?:was|were|had been|is|are|disappeared|vanished) ?(?:stolen|gone|missing|eaten)?)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:poison\w*|murder\w*|dragon|dead)\b)(?=.*\b(?:who|detective|solve[sd]?|mystery|case|find out|found out|thief|suspects?)\b).*\b(?<goodie>cakes?|cookies|biscuits|pies?|buns|sweets|chocolate|cupcakes|sausages?)\b/i,
    ...cakesGone,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?<=\\b(?<trade>plumber|builder|electrician|carpenter|painter|caretaker|mason|roofer|cleaner)\\b.*))?(?:found|finds|discovered|discovers|came across|came upon|stumbled (?:on|upon|into|across)|opened|uncovered) (?:an?|the) (?:[a-z]+ )?(?:hidden|secret|walled-up|bricked-up|sealed|forgotten|unknown) (?:[a-z]+ )?(?<room>room|chamber|cellar|attic|study|library|basement|bedroom|kitchen)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:dragon|robot|magic\w*|ghosts?|skeleton|school|portal|treasure|alien)\b)/i,
    ...hiddenRoom,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:keeps?|kept) (?:seeing|meeting|passing|coming across)|saw|sees|noticed|passed|picked up|met) (?:again and again )?the same (?:[a-z-]+ ){0,2}?(?<walker>hitchhiker|hitch-hiker|woman|girl|man|figure|stranger|boy)\\b[^.]*",
    ),
    idea: /\b(?:drivers?|driving|drives?|drove|truck|trucker|lorry|highway|motorway|road|car)\b/i,
    ...sameHitchhiker,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?<trapper>(?:the|his|her|their|my|our) (?:[a-z]+ )?(?:grandchildren|children|kids|sons|daughters|friends|neighbours|grandson|granddaughter|son|daughter|brother|sister|husband|wife)) )?(?:set|sets|built|laid) (?:an?|the|his|her|their) (?:[a-z]+ )?trap\\b[^.]*|(?:some(?:one|body|thing)) (?:kept|keeps) (?:stealing|taking)\\b[^.]*|(?:kept|keeps) (?:disappearing|vanishing|going missing)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:patients?|children|people|bank|museum|dragon|santa|father christmas|tooth fairy|guests|ghosts?|monster|bear|wolf)\b)(?:.*?\b(?<thing>(?:the|his|her|their|(?:Grandma |Grandpa |Granny )?[A-Z][a-z]+['’]s) (?:glasses|socks?|keys?|apples?|carrots?|cabbages?|strawberries|biscuits?|cookies|cakes?|cheese|eggs|tomatoes|slippers|spoons|cherries)))?/i,
    ...everyNightGone,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:the )?(?:grown-?ups?|grown ups|adults|villagers|parents|teachers|whole town|whole village|everyone in town|nobody|no one)\\b[^.]*? (?:did not|would not|refused to|wanted to|in [a-z ]+ (?:wanted|would)) ?(?:want|talk|speak|say|tell)?\\b[^.]*? (?:about it|of it)\\b[^.]*",
    ),
    idea: /^(?=(?:[A-Z][a-z]+|Two|Three|Four|Five|A group of) (?:[a-z-]+ )?(?:kids|children|friends|boys|girls|brothers|sisters|cousins|siblings)\b).*\b(?:found|discovered|saw) (?:something|an? (?:strange|huge|mysterious|odd) (?:thing|object|shape)) (?:[a-z]+ )?(?<atspot>(?:in|on|at|under|near|by|behind) the [a-z]+)\b/i,
    ...keptQuiet,
    of: "people",
  }),
];

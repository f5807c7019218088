import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody wins a great deal, and it is kept secret. */
const lottery: Story = {
  after: [
    [
      0,
      "=The slip of paper lay on the kitchen table, under the sugar bowl, so that it should not fly away. There were seven numbers on it, and they were the right ones. {Hero} checked them three times. Then {he} drew the curtains, although it was eleven in the morning, and made potatoes, because it was the day for potatoes.",
    ],
    [
      0.7,
      "=“We won't say anything,” it was agreed, “and nothing will change.” Nothing did. Only on the stairs {hero} had a face like somebody with a hot potato in the mouth. “Is anything wrong?” asked the neighbours. “No, nothing,” {he} said, too fast. By evening the whole house was sure that it had to be something with the heart.",
      "={Hero} would say nothing to anybody, and nothing would change. Nothing did. Only on the stairs {he} had a face like somebody with a hot potato in the mouth. “Is anything wrong?” asked the neighbours. “No, nothing,” {he} said, too fast. By evening the whole house was sure that it had to be something with the heart.",
    ],
    [
      0.72,
      "=One small thing had to be allowed, though. So {hero} bought the good butter. And as one cannot eat good butter on bad bread, {he} bought the good bread as well, and hid it behind the bad one. The woman at the till looked at the butter. “Visitors?” she asked. {Hero} had to invite somebody then, so that it should be true.",
    ],
    [
      1,
      "=The cheapest thing of all was the list. It said what one might do, and it got longer every evening: a new roof, the sea, a piano. In the mornings {hero} crossed most of it out again. What do people need a piano for who cannot play? What was left each time was quite at the bottom, and it was the boiler for the old lady on the ground floor.",
    ],
    [
      0.5,
      "=Then there was a knock. They were all standing outside, the whole house, in their good jackets, with an envelope. “We've been collecting,” said the old lady from the ground floor. “Because of the heart. It isn't much, but you're not to say no.” It was eighty-four euros and a voucher for the baths. {Hero} held on to the door frame. {He} had never been so rich, and had never felt so bad about it.",
    ],
  ],
  end: [
    [
      0,
      "=“Come in,” said {hero}. “Sit down, all of you. There's butter.” Then {he} lifted the sugar bowl. It was very quiet while the slip was passed from hand to hand, and they all read the numbers, with their lips moving. “So it isn't the heart,” said the old lady at last. “No,” said {hero}. “Thank God for that,” she said, and took some more bread.",
    ],
    [
      0.6,
      "=They wanted their eighty-four euros back, of course, and that was the only thing {he} would not hear of. “That's mine,” {he} said. “It was given to me.” For all the rest there was a list. The boiler came on Friday, a whole new one, and behind it came the roof. Nobody in that house ever asked what a thing had cost.",
      "=The eighty-four euros were not given back. “It was a present,” it was said, and there was nothing to be done about it. For all the rest there was a list. The boiler came on Friday, a whole new one, and behind it came the roof. Nobody in that house ever asked what a thing had cost.",
    ],
    [
      0.65,
      "=The envelope lies on the kitchen table, under the sugar bowl, so that it should not fly away. The curtains are open. And there is a piano on the second floor these days, on which nobody can play, and everybody does.",
    ],
  ],
};

/** Somebody inherits a thing that is not what it seems. */
const legacy: Story = {
  after: [
    [
      0,
      "=“Is that all?” asked {hero}. The notary looked into the envelope once more, out of politeness. It was all: {thelegacy}, and a slip of paper, on which it said, in pencil, “You'll see.” {Hero} signed in three places. There was no space anywhere for an opinion.",
      "=“There's also a slip of paper,” said the notary, and pushed it across. “You'll see,” it said, in pencil, and that was the whole letter. {Hero} turned it over. So {he} was now the owner of {thelegacy}, and would see.",
    ],
    [
      0.72,
      "=At first {he} saw nothing. {Thelegacy} was in the way. Whatever {hero} did at home or on the road, it was done round the outside of it. “What do you want with that?” asked the neighbours. “I'll see,” said {hero}. But {he} said it in the tone in which people talk about the dentist.",
      "=At first there was nothing to be seen. “What do you want with that?” asked {mate}, and walked round {thelegacy}, once in each direction. “I'll see,” said {hero}. But {he} said it in the tone in which people talk about the dentist.",
    ],
    [
      0.7,
      "=So {he} put in an advertisement. A man came with a magnifying glass and offered so little that {he} was offended on behalf of {thelegacy}. A lady came who would have taken it at once, if only it had been blue. And then an old man came who only wanted to say good day to it. After him came others, a postman, two sisters, a boy who had grown up long ago. Most of them had something to tell that began with “Once”.",
    ],
    [
      1,
      "=They all had some reason or other to be passing. None of them stayed for long. They looked at {thelegacy}, and nodded, and looked at the coffee pot. {Hero} bought a second packet, and then a bigger pot. “You've got a lot of visitors,” said the woman upstairs. “They aren't mine,” said {hero}.",
    ],
    [
      0.5,
      "=On the day the buyer was to come for it, {he} sat there with the slip of paper once more. In the family it had always been said that the departed never had any visitors. {Hero} counted on {his} fingers. In two weeks there had been nineteen. They had all known where the sugar was.",
    ],
  ],
  end: [
    [
      0,
      "=“I've come for {thelegacy},” said the buyer at the door, and held out the money. Behind him on the stairs stood the old man, who had only wanted to say good day, and had his hat in his hands. “It isn't for sale,” said {hero}. “How come?” asked the buyer. “It's full of people,” said {hero}. It was not easy to explain.",
    ],
    [
      0.6,
      "=The old man stayed until it got dark, and that evening {hero} heard it all, from “Once” to the end: who had done what with {thelegacy}, and for whom, and why none of it had ever been talked about. “And nobody in the family knew?” {he} asked. “One of them did,” said the old man. “The one who was going to get it.”",
    ],
    [
      0.65,
      "=The slip of paper hangs by the door, next to the hat pegs, of which there are nineteen now. {Thelegacy} is in the way, as it always was. And whoever asks what it is good for is told to sit down for a minute. “You'll see.”",
    ],
  ],
};

/** An egg with unknown contents. */
const egg: Story = {
  after: [
    [
      0,
      "=It was warm on one side. {Hero} came quite close, and there was a tap inside, quite short, as when somebody taps on a pane to see if there is anybody in. {Hero} tapped back. For a while it was quiet in there. Then it tapped twice.",
    ],
    [
      0.7,
      "=Now there was something to be done. “Hot-water bottle,” said one. “Straw,” said another. An old hen was asked, since she had to know. She walked round it twice. “That's not one of ours,” she said, “but sitting is sitting. One must not get up, that's the whole secret. And think of something nice.” So {hero} sat, and thought of something nice.",
      "=Now there was something to be done. “Hot-water bottle,” said {mate}. “Straw,” said {hero}. An old hen was asked, since she had to know. She walked round it twice. “Sitting is sitting,” that look seemed to say. So they took it in turns, {hero} by day and {mate} by night.",
    ],
    [
      0.72,
      "=They came from all around to give their opinion. One said ostrich and one said dragon. One said that it was a stone, and was embarrassed when it tapped. There were some who wanted to take it away to somewhere safe, and some who wanted it moved because it was in the way. “Not now,” said {hero}, and did not get up.",
    ],
    [
      1,
      "=In order to pass the time {he} told it things. {He} began with the most important ones: what rain is, who lives where, which of the neighbours bark. It tapped at the good places. When {hero} did not know how to go on, it tapped once, and that meant: and then?",
    ],
    [
      0.5,
      "=And then, on a cold night, the tapping stopped. {Hero} knocked, once, and twice, and held {his} breath. Nobody said anything. Even those who had said stone took off their hats. {He} could have got up now. {He} stayed, and because nothing nice came to {him} {he} just told it how the day had been, from the very beginning, quite softly, up to where it had got cold.",
    ],
  ],
  end: [
    [
      0,
      "=“Go on,” something seemed to say. It was not a tap. It was a crack, as thin as a hair, and it ran once round. A bit of shell fell off. An eye looked out, black and round, and looked at all the others, one after another, and went on looking until it had found the right one. It knew the voice.",
    ],
    [
      0.6,
      "=Nobody had been right. It was no ostrich and no dragon, or only a little of each, wet, crumpled, and very much in a bad temper. It got out backwards, fell over, and crept under {hero}. That was where the stories came from. “What is it, then?” they all asked. {Hero} lifted it up a little. “Tired,” {he} said.",
    ],
    [
      0.65,
      "=The shell has been kept. It is full of rain now, and the small birds drink from it. If one taps on the rim, there is somebody who comes running, however far away they are, falls over their own feet, and wants to know what happens then.",
    ],
  ],
};

/** A monster that is more afraid than the child. */
const monster: Story = {
  after: [
    [
      0,
      "=It had begun with a foot. The foot had come down from the edge of the bed one night, bare and pink, with five toes, and the one down there had not slept since. That is how such things begin. Up above {thechild} listened to what was breathing under the bed. Down below somebody listened to what was breathing on top of it.",
    ],
    [
      0.7,
      "=There were rules down there. One must not let an arm lie where it could be seen, and one must never, never look up. For up there lived {thechild}, and everybody knew what they are like: they scream, they switch on the light, and they fetch the big one with the slippers. The monster had pulled a sock over each claw, so as not to be heard.",
    ],
    [
      0.72,
      "=It tried to move out. It got as far as the wardrobe, but a winter coat was hanging in there, and it had no head. It tried to be braver, and growled a little, for practice. “Mum!” it sounded from above, and there was the light, and there were the slippers. The monster ate half a sock for sheer fright.",
    ],
    [
      1,
      "=In the daytime it was better. Then there was just dust, and a marble, and a picture book that had fallen down behind. The monster knew it by heart. It was about a small bear who does not want to sleep. The last page was missing, and that was bad, for it had never found out whether he did.",
    ],
    [
      0.5,
      "=Then came the thunderstorm. At the first clap something fell out of bed. It was {thechild}, with pillow and all, and rolled the wrong way. So they lay there nose to nose, in the dust, and each of them had an open mouth. They would both have screamed. But it thundered again, and they grabbed hold of what was nearest. And that was the other one.",
    ],
  ],
  end: [
    [
      0,
      "=“You're shaking,” whispered {thechild} after a while. “So are you,” whispered the monster. “Is it because of the thunder?” “No,” said the monster, “because of you.” It had to explain that, about the foot. {Thechild} looked at the foot, and wiggled the toes. It was very daring, but the monster touched one. It was warm. It did not do anything.",
    ],
    [
      0.6,
      "=They waited for the end of the storm down there, since it rains in least. The monster got out the picture book. “The last page is missing,” it said. “I know,” said {thechild}. “I've got it up there, I tore it out. He does fall asleep. But only because somebody is with him.” “Oh,” said the monster, and then it asked if it could see that.",
    ],
    [
      0.65,
      "=At night a foot hangs down from the edge of the bed now, bare and pink, with five toes. Down below there is a sock on it, one with holes for claws. It was the warmest one there was. And the one with the slippers wonders why nobody shouts any more.",
    ],
  ],
};

/** An invitation that may be a mistake. */
const invitation: Story = {
  after: [
    [
      0,
      "=It was on thick paper with a gold edge, and one's fingers left marks on it. {Hero} washed {his} hands and read it again. It was the right street and the right number, and it was {his} name, with one letter too many. One letter is not much. It may be just enough for it to be meant for somebody else.",
    ],
    [
      0.7,
      "=“You're going,” said the woman from downstairs, and had pins in her mouth already. The good things had been good once. They were let out at the sides and taken up at the bottom. “What does one say there?” asked {hero}. “Delighted,” said the woman from downstairs. “You can say that to anything, even to soup.”",
      "=“You're going,” said {mate}, and fetched the iron. The good things had been good once. They were let out at the sides and taken up at the bottom. “What does one say there?” asked {hero}. “Delighted,” said {mate}. “You can say that to anything, even to soup.”",
    ],
    [
      0.72,
      "=At the door stood a man with a list. He ran his finger down it, and back up. “One letter too many,” he said. “Or one too few, as the case may be.” {Hero} was about to turn round. “Delighted,” {he} said in {his} fright. The man looked up. Nobody had said that to him in all the evening. He stepped aside.",
    ],
    [
      1,
      "=Inside it was bright, and everybody was standing about in such a way that there was no room in between. {Hero} was delighted by a general, and by a pudding. Twice {he} was handed an empty glass, and once a coat. {He} hung it up, as it seemed to be needed, and the next one as well. One can hold on to a coat.",
    ],
    [
      0.5,
      "=In the end {he} stood beside the kitchen door, where it smelled of something that {he} knew. A little old lady was sitting there on a crate, with her shoes off. “Have you got one letter too many too?” she asked. {Hero} did not know what to say. So {he} said what {he} thought: that it was loud in there, that the soup was thin, and that {he} would be {himself} again by tomorrow.",
    ],
  ],
  end: [
    [
      0,
      "=“At last,” said the old lady. She put out her hand and had herself pulled up. Then she walked in, in her stockings, and it got quiet from the front to the back, for it was her house, and her soup. “I wrote every one of them myself,” she said, “and on one I put in a letter too many, on purpose. I wanted one guest who wouldn't be sure.”",
    ],
    [
      0.6,
      "=They sat in the kitchen until three, on crates. There was bread and dripping. The man from the door came by, then a general, and then one after the other all those who had only been standing there. “And what am I to do about the letter?” asked {hero}. “Keep it,” said the old lady. “You never know who'll need one.”",
    ],
    [
      0.65,
      "=The card with the gold edge is stuck behind the mirror, with fingermarks on it. Everything has been taken in again at the sides. But at the bell, down by the door, there is a name with one letter too many now, and visitors say that they are delighted.",
    ],
  ],
};

const KIN =
  "aunt|uncle|grandmother|grandfather|great-aunt|great-uncle|father|mother|cousin|godmother|godfather|neighbou?r|grandpa|grandma|stranger";

/** Who wins, inherits, finds an egg, is feared by a monster, or is invited. */
export const windfalls: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:won|win|wins|hit) (?:the |a fortune in the |millions in the |the whole )?(?:lottery|jackpot|lotto|pools)(?=[.,]| and (?:decided|kept|told|did not)| but)[^.]*|(?:told nobody|told no one|decided to tell (?:nobody|no one)|kept it (?:a )?secret|hid it from|did not tell (?:anyone|anybody|their|his|her))\\b[^.]*",
    ),
    idea: /\b(?:won|win|wins|hit) (?:the |a fortune in the |millions in the )?(?:lottery|jackpot|lotto|pools)\b/i,
    ...lottery,
    of: "adults",
  }),
  {
    by: "any",
    words: inSentence(
      "(?:under|beneath) (?<child>\\p{Lu}\\p{L}+)['’]s bed\\b[^.]*?\\b(?:was|were) (?:more )?(?:afraid|scared|frightened|terrified)\\b[^.]*",
    ),
    idea: /\bmonster\b/i,
    ...monster,
  },
  {
    by: "any",
    words: inSentence(
      "(?:was|were) (?:more |even more |so )?(?:afraid|scared|frightened|terrified) of (?<child>the (?:child|boy|girl|kid|little boy|little girl)|\\p{L}+)\\b[^.]*",
    ),
    idea: /^[^.]*\bmonsters? (?:(?:lived |who lived |that lived )?(?:under|beneath)|[^.]*under)\b[^.]*\bbed\b/i,
    ...monster,
  },
  {
    by: "any",
    words: inSentence(
      `${unless("easter|hunt|breakfast|omelette|chocolate|boil\\w*|fried|stole|fry|golden|cuckoo|nest")}(?:found|discovered|dug up|came across|stumbled (?:over|on|upon)|spotted|fished out) (?:an?|one) (?:[a-z-]+ ){0,4}?egg\\b[^.]*`,
    ),
    ...egg,
  },
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("debts?|money|fortune|millions|condition|ghost|haunted|murder|magic|kingdom|throne|power|gift|curse|company|illness|disease|where (?:every|each)|hates?|rival|hotel")}(?:inherited|inherits|was left|were left) (?<legacy>(?:an?|the|(?:his|her|their|my) (?:[a-z-]+ ){0,2}?(?:${KIN})['’]s?) (?!(?:house|farm|shop|castle|hotel|restaurant)\\b)(?:[a-z-]+ ){0,3}?[a-z-]+)(?=[.,]| from| (?:that|which) (?:nobody|no one|did not|never|had not))[^.]*`,
    ),
    ...legacy,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("funeral|murder|killer|ghost|own|duel|dead|school of|magic|wizard")}(?:got|received|was sent|found) an? (?:[a-z-]+ ){0,2}?invitation\\b[^.]*|(?:an?|the) (?:[a-z-]+ )?invitation (?:to [^.]*? )?(?:arrived|came)\\b[^.]*|was (?:suddenly |unexpectedly )?invited (?:by mistake )?to (?:an?|the) (?:[a-z-]+ )?(?:ball|palace|castle|gala|banquet|wedding|dinner)\\b[^.]*`,
    ),
    ...invitation,
    of: "people",
  }),
];

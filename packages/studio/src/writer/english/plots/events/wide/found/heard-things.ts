import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A noise, and what made it. */
const noise = (culprit: string, owner: string): Story => ({
  after: [
    [
      0,
      "=There it was again. It began with a scrape, then came a bump, and after the bump there was a pause, as if somebody was thinking it over. “That's only the pipes,” said {hero}. There were no pipes. And pipes do not say “oof”.",
      "=There it was again: scrape, scrape, bump. Then a pause, and then from the beginning. “That's only the wind,” said {hero}. The wind does not bump into things and then go round them. {Hero} held {his} breath, so as to hear better, and whatever it was held its breath as well.",
    ],
    [
      0.7,
      "=There were several opinions. It might be a burglar, but he would have to be a very clumsy one. It might be a ghost, but they go through things. {Hero} kept count. “Scrape, scrape, bump,” {he} said. “Always twice, and always a bump. Whoever it is can't see where they are going.”",
      "=There were several opinions. “A burglar,” whispered {mate}. But he would have to be a very clumsy one. “A ghost, then.” But they go through things. {Hero} kept count. “Scrape, scrape, bump,” {he} said. “Whoever it is can't see where they are going.”",
    ],
    [
      0.75,
      "=First they tried it with courage. They said it aloud, all together: “Who's there?” It was a good deal louder than they had meant it to be. Something fell over and rolled, for a long time, round and round, with a noise like a dustbin lid. After that it was so quiet that one could hear a moth.",
      "={Hero} tried it with courage first. “Who's there?” {he} said, a good deal louder than {he} had meant to. Something fell over and rolled, for a long time, round and round, with a noise like a dustbin lid. After that it was so quiet that one could hear a moth.",
    ],
    [
      0.7,
      "=Then it was tried with cunning. A biscuit was put down in the dark, as far away as an arm will reach. The scraping came, and came quite close, and there was a bump right beside the biscuit. But nobody ate it. It was only pushed from one side to the other, and somebody sighed, very hollow.",
    ],
    [
      0.5,
      "=A burglar would have eaten it. {Hero} thought about the sigh. Nobody had ever sighed at {him} who meant any harm. {He} took the light in one hand, and what was left of {his} courage in the other, and went in the direction from which nobody in their senses would have gone. The light fell on something that shone. It had four legs, and where there ought to be a head there was a tin.",
      "=A burglar would have eaten it. {Hero} thought about the sigh. “It's sad,” {he} said, “or else it's stuck.” {Mate} held the light, and {hero} went ahead, in the direction from which nobody in their senses would have gone. The light fell on something that shone. It had four legs, and where there ought to be a head there was a tin.",
    ],
  ],
  end: [
    [
      0,
      `=“Hold still,” said {hero}, and it did. It must have been waiting all night for somebody to say that. One held at the back and one pulled at the front, and there was a plop like that of a bottle. Out came two ears, bent over, and then ${culprit}, with tomato sauce up to the eyebrows. It looked at them all, and then at the biscuit.`,
      `=“Hold still,” said {hero}, and it did. It must have been waiting all night for somebody to say that. {He} turned it a little to the left, as one does with a lid, and there was a plop like that of a bottle. Out came two ears, bent over, and then ${culprit}, with tomato sauce up to the eyebrows. It looked at {hero}, and then at the biscuit.`,
    ],
    [
      0.6,
      `=The scraping stopped, and the bumping as well. For the rest of the night there was only a crunching, and that frightened nobody. ${owner} “Were you afraid?” it was asked the next day. “Of what?” said {hero}. “It was only the pipes.”`,
    ],
    [
      0.65,
      "=The tin has been kept. There is a candle in it now, and it has two holes where one can look out. If there is any noise these days, one scrape, two scrapes and a bump, nobody holds their breath. Somebody just goes to look for a tin.",
    ],
  ],
});

/** A toy or a thing that begins to shine in the dark. */
const glow: Story = {
  after: [
    [
      0,
      "=It began with the tip, and it was no more than a match gives. {Hero} thought that it was the door. But the door was shut. {He} pulled the blanket down as far as {his} nose. {Thelamp} shone, quite calmly, as if that was what one does at this time of day.",
    ],
    [
      0.7,
      "=Somebody who shines is useful. First {hero} held {thelamp} up to the chair. Every night there sat a bent old man on it, with no face. It was the jumper. One sleeve hung down, and on the sleeve was yesterday's soup. “Good evening,” said {hero} to the jumper, just to be sure.",
      "=Somebody who shines is useful. {Hero} held {thelamp} up to the chair, and {mate} came along, at the very back. Every night there sat a bent old man on it, with no face. It was the jumper. One sleeve hung down, and on the sleeve was yesterday's soup. “Good evening,” said {mate} to the jumper, just to be sure.",
    ],
    [
      0.72,
      "=Next came the thing with the long fingers at the window. It was the branch. Then came the wardrobe, and that took more courage, for there was something breathing inside. {Hero} opened it by a crack and let {thelamp} look in first. It was a hot-water bottle that had been missing since the last cold. It was not breathing. That had been {hero}.",
    ],
    [
      1,
      "=In the morning {hero} told them at breakfast. “That's nice,” they said, and passed the jam, and looked at {thelamp}. By daylight it did not shine at all. It had crumbs on it. {Hero} did not say any more. Whoever wants to see such a thing has to be there when it is dark.",
    ],
    [
      0.5,
      "=On the third night {thelamp} went out. It did so in the middle, between the wardrobe and the bed. {Hero} stood there with bare feet, and it was as black as under a hat. {He} counted to three, and then {he} counted to ten. And while {he} was counting, there was the chair again, and the window, and the place where the bed had to be. {He} did not see any of it. {He} only knew it.",
      "=On the third night {thelamp} went out. It did so in the middle, between the wardrobe and the bed, and it was as black as under a hat. {Hero} stood still and listened. The chair was over there, that was the jumper. The branch was over there. In between, that had to be the way, and it was just as long as by daylight.",
    ],
  ],
  end: [
    [
      0,
      "={He} went all the way round, without bumping into anything, with {thelamp} under one arm. At the chair {he} said good evening. At the window {he} waved to the branch. Then {hero} lay down and pulled the blanket up over both of them. “Are you afraid?” {he} whispered. And under the blanket there was a very small light again, no more than a match gives.",
    ],
    [
      0.6,
      "=They talked about it for a good while. One of them talked, and the other shone at the places where it was exciting. It turned out that {thelamp} had never liked the dark either. One just does not notice it in somebody who is shining.",
      "=There was a talk about it under the blanket. It turned out that {thelamp} had never liked the dark either. One just does not notice it in somebody who is shining.",
    ],
    [
      0.65,
      "=The jumper sits on the chair, as it does every night, and is wished a good evening. Only the door may be shut now. And if anybody looks through the keyhole late, they see a light in there, quite low down, as if somebody were still reading to somebody.",
    ],
  ],
};

/** Somebody who sings, plays or cries where there should be no one. */
const voice: Story = {
  after: [
    [
      0,
      "={Hero} stood still in the middle of a step. It was {thevoice}, quite plainly, and it came from where there could be nobody at this hour. {He} moved one foot, and it broke off. {He} moved no more, and after a while it went on, from just the place where it had stopped.",
    ],
    [
      0.7,
      "=The next day {he} asked about. “That's the heating,” said the caretaker, “it has always been musical.” Others had heard nothing and did not want to have heard it. {Hero} wrote down what {he} knew: always late, always alone, and always the same place where it went wrong, near the end, by half a note.",
      "=“That's the heating,” said the caretaker, “it has always been musical.” But {mate} had heard it too. They wrote down what they knew: always late, always alone, and always the same place where it went wrong, near the end, by half a note.",
    ],
    [
      0.72,
      "=First {he} tried to be quick. {He} tore open the door and put on all the lights. There was a chair, and it was still turning a little. That was all, and for two nights after that it stayed quiet. {Hero} was surprised at how long a night is in which nobody makes a mistake by half a note.",
    ],
    [
      1,
      "=Then {he} tried to be slow. {He} put down a cup of tea outside the door, and a saucer on top of it, to keep it warm. In the morning the cup had been drunk up, and washed, and there was a paper flower in it. It was made from a bus ticket.",
    ],
    [
      0.5,
      "=On the third night it began again, softly, like somebody who tries whether the ice will hold. {Hero} sat on the stairs in the dark. It came nearer and nearer to the difficult place, and one could hear that whoever it was knew that too. Then it stopped, a breath before. It was quiet. And {hero}, who had heard it so many times, hummed the missing bit.",
    ],
  ],
  end: [
    [
      0,
      "=For a moment nothing happened at all. Then the door went open by a hand's breadth, and a woman in an apron stood there, with a bucket in one hand and the other one over her mouth. She came to clean, she said, and she had thought that there was nobody left. At home the walls were thin. Here nobody minded. “I did,” said {hero}. “I minded when you stopped.”",
    ],
    [
      0.6,
      "=“It's that one place,” she said. “I always take a run-up, and then I don't dare.” {Hero} thought about that. “How about if somebody comes along with you?” {he} said. They took the run-up together, and they both went wrong by half a note. But they went wrong in the same direction, and it sounded as if it had been meant.",
      "=“It's that one place,” she said. “I always take a run-up, and then I don't dare.” {Hero} thought about that. “How about if somebody comes along with you?” {he} said. It still went wrong by half a note. But it went wrong twice in the same direction, and sounded as if it had been meant.",
    ],
    [
      0.65,
      "=The caretaker has had the heating looked at. There is nothing wrong with it, he was told. It is only that late in the evening, when all the others have gone, it can be heard in two parts.",
    ],
  ],
};

const SOUND =
  "(?:noises?|sounds?|scratching|knocking|rustling|thumping|footsteps|rattling|bumping|creaking|banging|scraping)";
const NO_NOISE = unless(
  "space|moon|spaceship|astronaut|war|bombs?|shots?|gun|scream\\w*|ghosts?|engine|stars|stomach|ice|ship|robot|grave|coffin|tape|radio|phone|snor\\w*|dead|murder",
);
const HEARD = "(?:heard|hears|was woken by|were woken by|woke up to|noticed|listened to)";
const LOUD = "(?:an?|the|some) (?:[a-z-]+ ){0,2}?";

/** Who hears a noise or a voice, and what shines at night. */
export const heardThings: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${NO_NOISE}${HEARD} ${LOUD}${SOUND}\\b[^.]*|was ${LOUD}${SOUND} (?:in|on|under|behind|from|outside|above)\\b[^.]*`,
    ),
    ...noise("a cat", "The cat belonged at number four, where they had been calling for it for days."),
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:decided to|wanted to|went|dared to|climbed|crept|tiptoed|set out to) (?:go |creep |climb |look |see |find out )?(?:up|down|out|in|and|what|where|to)\\b[^.]*",
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:ghost|dead|space|war)\\b).*\\b(?:was|heard) ${LOUD}${SOUND} (?:in|on|under|behind|from|outside|above)\\b`,
      "i",
    ),
    ...noise("a cat", "The cat belonged at number four, where they had been calling for it for days."),
    of: "people",
  }),
  {
    by: "any",
    words: inSentence(`${NO_NOISE}${HEARD} ${LOUD}${SOUND}\\b[^.]*`),
    ...noise(
      "a hare, a very young one",
      "It had only wanted to lick out the last of it, said the hare, and one thing had led to another.",
    ),
    of: "creatures",
  },
  ...openScene({
    by: "any",
    words: inSentence(
      "(?<lamp>(?:his|her|their|my|the|an?) (?:[a-z-]+ ){0,3}?[a-z-]+(?: \\p{Lu}\\p{L}+)?) (?:started to|began to|starts to|suddenly) (?:glow|shine|light up|glowed|shone|lit up)\\b[^.]*",
    ),
    idea: /\b(?:dark|night|bed|sleep|asleep|shadows)\b/i,
    ...glow,
    of: "children",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("radio|phone|telephone|ghost|dead|war|space|murder|bird|prison|tape|head|god|help|oven|fridge|tree|sea|whales?|moon|mother|father|dog|cat")}${HEARD} (?<voice>${LOUD}(?:voice|singing|music|violin|piano|song|melody|crying|humming|whistling|flute|cello|trumpet|accordion))\\b(?! (?:message|lesson|teacher|that|of (?:his|her)))[^.]*`,
    ),
    ...voice,
    of: "adults",
  }),
];

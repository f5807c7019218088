import type { Arc, ArcStory } from "../arc.ts";

/** With this one it never comes out even. */
const oneLeftOver: ArcStory = {
  after: [
    [
      0,
      "=With {hero}, it never came out even. Everybody else fitted: one began, the next one went on, and in the end it was right. Then it was {hero's} turn, and they had to start again from the beginning. The others were very patient. You could hear how patient they were.",
    ],
    [
      0.8,
      "=So {hero} practised when there was nobody about. Alone, oddly enough, it was right every time. “There,” {he} said, to no one in particular. Then the others came back, and it was as it had been before. It seemed to have something to do with the others.",
      "=So {hero} practised with {talker}. With {talker}, oddly enough, it was right every time. “There,” said {talker}. Then the others came back, and it was as it had been before. It seemed to have something to do with the others.",
    ],
    [
      0.9,
      "=“Can't you do it a bit less?” they asked. {Hero} did it a bit less. It was still as different as before, only smaller. “And a bit more?” {He} did it a bit more. Somebody a long way off turned round.",
    ],
    [
      0.6,
      "=Somebody suggested that they might do it without {hero}, only the once, to see. It came out even straight away. It was over very quickly. “That was good,” they said, and looked at each other. It had been so good that nobody knew what to do next.",
    ],
    [
      0.4,
      "={Hero} had been watching from one side. {He} {was} glad for them, {he} told {himself}, and then once more, as it had not sounded like it the first time. Close by there was somebody very small, who had been listening as well. “Is it over?” asked the small one. “Where was the funny bit?”",
    ],
  ],
  end: [
    [
      0,
      "=“What funny bit?” asked {hero}. “The one at the end,” said the small one. “Where nobody knows what's coming, and then they all start again. I come every time for that. I thought that it was what the rest was for.” It was a good deal to take in. {Hero} asked to hear it once more.",
    ],
    [
      0.6,
      "=“Again,” {hero} said to the others, “and with me.” So they began again, one after the other, and held their breath when it got to {him}. It did not come out even. It came out odd, with one left over, and the one left over was the first to laugh. The second was the small one. The third was nobody in particular; it was all of them.",
    ],
    [
      0.5,
      "=They still start again from the beginning whenever they have got as far as {hero}. But they all take a breath before it now. From a distance it sounds as if that bit had always belonged there.",
    ],
  ],
};

/** Everybody has a remedy for it. */
const remedies: ArcStory = {
  after: [
    [
      0,
      "=“You'll grow out of it,” said the first one that {hero} asked. “You'll grow into it,” said the second. It could not be both. {Hero} waited for a week, to see in which direction it went. It stayed where it was. All that had grown was the number of those who knew about it.",
    ],
    [
      0.7,
      "=For each of them there was a remedy. One had to do with breathing out, and one with turning round three times, and one worked only if you believed in it. {Hero} did them all on the same day, so as not to offend anybody. At the end of it {he} {was} out of breath, dizzy, and still {himself}.",
    ],
    [
      0.9,
      "=“Does it hurt?” asked {talker}. “No,” said {hero}. “Only when they're being nice about it.” {Talker} tried hard not to be nice for a while, and trod on nobody's feelings all the way home.",
      "=“Does it hurt?” somebody asked. “No,” said {hero}. “Only when they're being nice about it.” The other one apologised, and then had to apologise for having been so nice.",
    ],
    [
      0.6,
      "=Hiding it was no better. As long as it was hidden, {hero} had no time for anything else, because it needed watching at both ends. “You're so quiet today,” they said. And just as {he} {was} about to answer, out it came, larger than usual, in front of everybody.",
    ],
    [
      0.4,
      "=After that {hero} went where nobody was likely to come. It was not far, but far enough. There was somebody there all the same: a stranger, who kept rather still, with its back to the way. It had the look of somebody who watches something at both ends.",
    ],
  ],
  end: [
    [
      0,
      "=“You can come out,” said {hero}. “There's only me.” “You'll laugh,” said the stranger. “I won't,” said {hero}. “I've got one of my own.” They agreed to do it at the same time, on three. It was not the same thing at all. It was the exact opposite. They looked at it for a long while.",
    ],
    [
      0.6,
      "=“I'd have given anything for yours,” said the stranger. {Hero} {was} about to say that it was not for sale. Then {he} noticed how odd that sounded, after a week of remedies. They compared them from all sides. Side by side, the two of them came to just about the usual amount.",
    ],
    [
      0.5,
      "=“Are you still taking something for it?” {hero} {was} asked the other day. “Yes,” {he} said. “Visitors.” Twice a week the stranger comes over, and they have a good look at it, and after that they talk about something else.",
    ],
  ],
};

/** A thing works in a way of its own, and is handed on. */
const handedOn: ArcStory = {
  after: [
    [
      0,
      "=“Can't you do it the usual way?” the first owner asked. {Hero} could not. {He} did it in the only way {he} knew, and did it well. The first owner looked at the result, and turned it round, and was offended. “That's not what I wanted,” they said. It was what there was.",
    ],
    [
      0.8,
      "=So {hero} {was} handed on. The second owner laughed until the tears came, showed it to all the others, and by the next day did not find it funny any more. The third owner wanted to get rich by it. It took the third owner a week to find out that nobody pays for such things, least of all in advance.",
    ],
    [
      0.6,
      "=After that nobody asked {hero} for anything, and it was put about that {he} {was} broken. That was not so. {He} did it every time in exactly the same way. It was only that they always hoped for the other thing when they began, and could see by {him} that they had been hoping.",
    ],
    [
      0.4,
      "=There is a place for what is neither used nor thrown away. {Hero} lay there with a key that fitted nothing, and with half a pair of something. None of them complained. “What did you do?” the key would have asked, if it had been able to. {Hero} would not have known how to put it.",
    ],
  ],
  end: [
    [
      0,
      "=Somebody came who was looking for something else. “What's this?” it went, and {hero} {was} tried, just like that, without hoping for anything. The result was looked at for a long time. “Oh,” said the somebody. “So that's how it is.” It was not an offended voice. It was the voice of somebody who has been wondering about it for years.",
    ],
    [
      0.6,
      "=From then on {hero} {was} asked every day, and was never asked to do it the usual way. “It's odd, isn't it?” the others said. “Yes,” said the somebody. “But it's the only one that tells me something I don't know yet.” They handed one another the results. It grew very quiet, and a little later somebody asked for a second one.",
    ],
    [
      0.5,
      "=The first owner has been seen there, too, only looking, as it were. “Does it still do that?” the first owner asked. “Try,” they said. This time it was looked at from all sides, and then put into a pocket, very carefully, so that it would not get creased.",
      "=The first owner has been seen there, too, only looking, as it were. “Does it still do that?” the first owner asked. “Every time,” they said, and moved over, so that there was room to see.",
    ],
  ],
};

const GRAVE = /^(?!.*\b(?:died|dead|dying|ill|hospital|operation|war|prison|lost|sleep|in winter|separated)\b)/;
const WITH_OTHERS =
  /(?=.*\b(?:hum\w*|count\w*|s[aiu]ng\w*|jump\w*|danc\w*|choir|march\w*|row|in step|tune|key|beat|rhythm|voice)\b)/;

/** Creatures and things that are not as they should be. */
export const misfitArcs: readonly Arc[] = [
  {
    told: /^(?:was once (?:an? )[a-z ]*?(?:who|that|which) (?:only|always|never|could)|only|always|never)\b/,
    by: "hero",
    of: "things",
    idea: GRAVE,
    stories: [handedOn],
  },
  ...(["creatures", "things"] as const).flatMap((of): Arc[] => {
    const told =
      /^(?:was (?:once )?(?:an? |the )[a-z ]*?(?:who|that|which) (?:could not|was too|was not|hummed|only|always|never|had (?:an?|no)|did not)\b|could not\b|was (?:much |far |so |always |never |born )?(?:too|different|late|the (?:smallest|only|slowest|worst|odd))\b|hummed\b|always\b|never\b|only\b|had (?:an?|no|such) (?:[a-z]+ )?(?:short|long|big|small|tiny|loud|quiet|wrong|odd|crooked|squeaky|stripes?|spots?|voice|nose|neck|trunk|ears?|wings?|tail)\b)/;
    return [
      { told, by: "hero", of, idea: new RegExp(`${GRAVE.source}${WITH_OTHERS.source}`), stories: [oneLeftOver] },
      { told, by: "hero", of, idea: GRAVE, stories: [remedies, oneLeftOver] },
    ];
  }),
];

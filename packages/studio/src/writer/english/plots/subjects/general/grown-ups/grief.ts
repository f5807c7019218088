import { phrase } from "../../phrase.ts";
import { story, type WrittenStory } from "../../subject-story.ts";

const NO_GRIEF =
  /\b(?:murder\w*|kill\w*|ghosts?|haunt\w*|detective|police\w*|not (?:really )?dead|alive|faked|poison\w*|spirit|robot|AI|inherit\w*|will|fortune|ashes|accordion|horse|spy|hamster|dog|cat|goldfish|revenge|letter from)\b/i;

const sinceTheLoss = (says: WrittenStory["says"], aim: string): WrittenStory => ({
  says,
  unless: NO_GRIEF,
  of: "people",
  after: [
    `People had brought soup. For three weeks after the death of {dead} there was soup in every pot in the house, and then the people stopped coming, and {hero} was alone with the silence and the clean pots. That was when it really began. {Hero} had not known that a chair could be so empty as the chair of {dead}.`,
    `${aim} {Hero} did not know whether it was good for {him}. {He} only knew that the days without {dead} had no handle, and that this was something to hold on to.`,
    "+ The first time was dreadful. {Hero} did everything wrong, and at each mistake {he} turned round to where {dead} should have been, to share the joke. There was nobody to laugh. {Hero} went home early, lay down in {his} clothes, and did not get up till the next noon.",
    "+ But a few days later {hero} tried again. It helped to talk to {dead} while {he} was at it, under {his} breath, so that the neighbours would not worry. {Hero} told {dead} about the price of butter, and about the neighbours. Once {he} {was} answered, quite clearly, by a memory: “You're doing it too fast. You always do.”",
    "Then came a day when {hero} forgot. For a whole hour {he} did not think of {dead} at all, and when {he} noticed, it went through {him} like a knife. {Hero} felt like a traitor. {He} looked at the photograph of {dead} and said, “I'm sorry. I wasn't paying attention. I was almost happy.” And {he} wept as {he} had not wept at the funeral.",
  ],
  end: [
    "It was a friend who said it, an old one, who was not clever with words and therefore rarely used any. “Do you think that your love was so small that you have to hold it all day long, or else it's gone?” {Hero} wiped {his} face. {He} thought of {dead}, who had never once wanted {him} to be sad for as long as a bus ride.",
    "From then on {hero} did it in another way: not so as to keep {dead} there, and not so as to forget {dead}. {He} did it because it was {his} own by now. {Hero} got better at it. People noticed. One of them asked to join in, and then a second one, and {hero} heard {himself} tell them a funny story about {dead}, from beginning to end, without {his} voice breaking.",
    "The chair of {dead} is still there. For a long time no one was allowed to sit on it. Now {hero's} guests do, since there are more of them than chairs, and {hero} watches them lean back. It creaks a little at the side, as it always did. “It has always done that,” says {hero}, and passes the bread.",
  ],
});

/** Stories of those who have lost somebody and go on. */
export const grief = [
  story(
    sinceTheLoss(
      [
        phrase(
          "(?:[Aa]fter|[Ss]ince|[Ww]hen) (?:the (?:sudden |early )?death of )?<dead:somebody>(?:['’]s (?:sudden )?death| (?:had )?(?:died|passed away)|,)",
        ),
        /\b(?:died|death|passed away)\b/,
        phrase("(?:decided|began|started|learned|learnt|set out|tried) (?:how )?to <act:doing>"),
      ],
      "It was then that {hero} decided to {act}.",
    ),
  ),
  story(
    sinceTheLoss(
      [
        phrase(
          "(?:lost|mourned|grieved for|missed|was mourning|was grieving for) (?:<dead:somebody>)(?: last \\w+|,|\\.| in an? \\w+| to | who| had)",
        ),
        /\b(?:widow(?:er)?|griev\w+|mourn\w*|lost (?:his|her|their) (?:late |little |only |best |beloved |young )*(?:wife|husband|son|daughter|child|friend|mother|father|brother|sister|partner))\b/i,
        phrase("(?:decided|began|started|learned|learnt|set out|tried) (?:how )?to <act:doing>"),
      ],
      "One morning {hero} knew what {he} would do: {he} would {act}.",
    ),
  ),
  story(
    sinceTheLoss(
      [
        phrase(
          "(?:(?:[Aa]fter|[Ss]ince|[Ww]hen) (?:the (?:sudden |early )?death of )?(?=[^.,]*(?:death|died|passed away|,))|who (?:had )?lost |close to (?=\\w+ (?:late|dead))|in memory of |in honou?r of )<dead:somebody>(?:['’]s (?:sudden )?death| (?:had )?(?:died|passed away)|,|\\.| (?=started|began|planted|kept|walked|wrote|built))[^.]*",
        ),
        /\b(?:lost|died|death|passed away|dead|griev\w+|mourn\w*)\b/,
        /\b(?:started|began|finish\w*|kept|planted|walked|travelled|wrote|took up|carried out|did all)\b/,
      ],
      "It was not a plan. One morning {hero} simply began, because anything was better than to sit still and wait for {dead}.",
    ),
  ),
  story({
    says: [
      /\b(?:widow|widower|widowed|lost (?:his|her) (?:late |beloved )?(?:wife|husband)|(?:his|her) (?:late|dead) (?:wife|husband))\b/i,
      /\b(?:kept|keeps|still|every (?:day|night|evening|morning|week|sunday)|could not bring|two (?:cups|plates|places|coffees)|for two|alone for the first|spends? [^.,]* alone|side of the bed|answering machine|slippers|coat|grave)\b/i,
    ],
    unless: new RegExp(
      `${NO_GRIEF.source}|\\b(?:learned|danc\\w*|cook\\w*|recipes?|sail\\w*|taxidermist|detective|advertis\\w*|lighthouse|three widows|fell in love|posted|wedding|voice assistant|back empty|draughts|lottery|organi[sz]\\w*|party|puppy|kitten|letters?|street)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "People told {hero} that it would get easier after a year. They said it kindly and looked at their watches. {Hero} had nothing against it getting easier. It was only that there were habits for two in this house, and {he} was now the only one left to keep them, and {he} did not want to be the one who broke them.",
      "+ So {hero} went on. In the morning {he} said good morning to the other side of the bed. In the evening {he} reported what had happened in the street, and made the pauses where an answer used to come. {Hero} knew perfectly well what was true. {He} simply did not see why truth had to have the last word at supper.",
      "+ There was a cardigan on the hook behind the door. It had kept its shape in the elbows. {Hero} would have given anything for it to keep its smell as well, and went past it quickly, so as not to use it up. On the worst evenings {he} allowed {himself} one sleeve.",
      [
        "{Talker} came upon {him} in the middle of it, and {hero} went red to the roots of {his} hair. “You must think that I've lost my mind,” said {hero}. {Talker} looked at how things had been set out, with so much care, for somebody who would not come. “I think that you must have been very happy,” said {talker}. Nobody had said that yet.",
        "Then somebody saw it. It was only a neighbour with a parcel, and {hero} went red to the roots of {his} hair. “You must think that I've lost my mind,” said {hero}. The neighbour looked at how things had been set out, with so much care, for somebody who would not come. “I think that you must have been very happy,” said the neighbour. Nobody had said that yet.",
      ],
      "That night {hero} could not sleep. Very happy: yes. They had been that, in an ordinary way, with quarrels about windows. {Hero} had spent all these months guarding the silence that came after. {He} had hardly told anybody about the noise before it: the singing in the bath, the terrible jokes, the hiccups that never stopped.",
    ],
    end: [
      [
        "The next day {hero} invited {talker} to stay for supper. {He} was so nervous that {he} burned the onions. {Hero} meant to talk about the weather. But {he} told {talker} about the hiccups, with the noise that belongs to them, and {talker} laughed so much that the forks trembled. It was a long time since that table had trembled.",
        "The next day {hero} knocked at the neighbour's door with a pot in {his} hands. {He} was so nervous that {he} had burned the onions. {Hero} meant to talk about the weather. But {he} told about the hiccups, with the noise that belongs to them, and there was such laughter that the forks trembled. It was a long time since a table had trembled for {hero}.",
      ],
      "It did not stop hurting. But {hero} noticed that it hurt in a different place, higher up, where singing comes from. {He} moved a few things. {He} gave away the shoes, because somebody could use them, and kept the cardigan, because nobody should. And when it had lost the last of its smell, {hero} put it on and wore it {himself}.",
      "In the evening {hero} still says good night to the other side of the bed. {He} leaves out the pause for the answer now, for {he} has no need to wait. {He} knows what it would be. {Hero} switches off the lamp, draws up the sleeves of a cardigan that is a little too large, and sleeps.",
    ],
  }),
];

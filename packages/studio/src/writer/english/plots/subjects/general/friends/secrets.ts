import { phrase } from "../../phrase.ts";
import { story, type WrittenStory } from "../../subject-story.ts";
import { inOwnWords } from "./in-own-words.ts";

/** What the lie is. */
const LIES = {
  told: /\b(?:lie|lies|lied)(?: to [^.]*?)? that (?<told>(?:(?! and\b)[^.,])+)/u,
  claim: /\b(?:lie|lies|lied) about (?<claim>(?:having|being|knowing|owning) (?:(?! and\b)[^.,])+)/u,
  matter: phrase(
    "(?:lie|lies|lied) (?:to <other:somebody> )?about <matter:thing>(?=[,.;:]| (?:and|to|so|but|that|which|in|on|at)\\b)",
  ),
};
/** A small lie that grows. */
const growingLie = {
  says: [
    /\b(?:told (?:(?:his|her|the|their|its) (?:\w+ ){1,3})?(?:a|one) (?:\w+ )?(?:\w+ )?lie|lied|tells (?:a|one) (?:\w+ )?lie|told lies|made up a story)\b/,
  ],
  unless:
    /\b(?:murder\w*|kill\w*|crime|police|court|trial|war|died|dead|affair|husband|wife|detector|tastes?|bell|carpet|thirty years|priest|spy|doctor|cancer)\b/i,
  after: [
    [
      "It was out before {hero} could catch it. {He} had only wanted to talk about {thematter} as if nothing were wrong, and there it stood, a lie, a very small one. {Hero} looked at it. It did not look dangerous. They had believed it at once, and that was such a nice feeling that {he} did not take it back.",
      "It was out before {hero} could catch it. {He} had said that {told}. It was a lie, a very small one, and it did not look dangerous. They had believed it at once, and that was such a nice feeling that {hero} did not take it back.",
      "It was out before {hero} could catch it. A moment ago {he} had not even thought of {claim}, and there it stood, a lie, a very small one. It did not look dangerous. They had believed it at once, and that was such a nice feeling that {hero} did not take it back.",
      "It was out before {hero} could catch it: a lie, a very small one. {He} looked at it. It did not look dangerous. They had believed it at once, and that was such a nice feeling that {hero} did not take it back.",
    ],
    "But a lie does not like to be alone. The next day they asked {hero} when that had been, and {he} needed a second lie for the first. Then they asked who else had been there. That made a third. {Hero} began to write them down in a small book, so as not to mix them up, and at night {he} learned them by heart.",
    "+ The worst of it was that they were so nice to {hero}. They asked {him} to tell it again, and brought their friends along. With each time it got bigger, whether {he} wanted it to or not. By Friday {hero} hardly knew it {himself}. {He} had a stomach ache whenever somebody said {his} name.",
    "And then somebody else was blamed. It was somebody who had done nothing at all, who now stood there with wet eyes, because of what {hero} had said. Everybody looked at {hero}. “You know how it was,” they said. “Tell us.” {Hero} opened {his} mouth. There was one more lie ready on {his} tongue, and it was the biggest.",
  ],
  end: [
    "{Hero} swallowed it. It went down like a stone. “It isn't true,” {he} said. “None of it. I made it up on the first day, and then I couldn't stop.” It became so quiet that {he} could hear {his} own breath. {Hero} told them everything, from the beginning, with all the lies in the right order. {He} did not need the little book for that.",
    "They were angry, and they were right. {Hero} said sorry to each of them, and last, and longest, to the one who had been blamed. “Why did you do it?” {he} was asked. “You all listened to me,” said {hero}. “You could tell us something that's true,” said the one who had been blamed. “We'd listen to that.” And {hero} sat down, and felt lighter than {he} had for days.",
    "The little book has only true things in it now. {Hero} reads from it sometimes, and they laugh in all the right places. “Is that really how it was?” they ask {him} at the end. And {hero} holds up the book, and says, “Every word. Except that it was raining. No. Sorry. It was sunny.”",
  ],
} satisfies WrittenStory;

/** Stories of keeping a secret, of a lie, and of a prank. */
export const secrets = [
  story({
    says: [
      phrase(
        "(?:kept|keeps|had to keep|promised to keep|swore to keep|guarded|knew) <owner:somebody>['’]s (?:[a-z]+ )?secret",
      ),
    ],
    may: [
      phrase("secret about <matter:thing>"),
      phrase("[Bb]ut <asker:somebody> (?:kept|keeps|asked|asks|wanted|noticed|saw|suspected|began|started|was|were)"),
    ],
    unless: /\b(?:recipe|ingredient|spy|spies|murder\w*|kill\w*|affair|blackmail\w*|formula|treasure|admirer|agent)\b/i,
    after: [
      [
        "“You mustn't tell anybody,” {owner} had said about {matter}, and {hero} had promised. It had been easy at that moment. A secret is light when you get it. {Hero} carried it home, and had supper with it, and took it to bed, and all the time {he} thought of {matter}. But in the night it began to grow, and in the morning {hero} had the feeling that everybody could see it.",
        "“You mustn't tell anybody,” {owner} had said, and {hero} had promised. It had been easy at that moment. A secret is quite light when you get it. {Hero} carried it home, and had supper with it, and took it to bed. But in the night it began to grow, and in the morning {hero} had the feeling that everybody could see it.",
      ],
      [
        "{Asker} had a nose for such things. “You know something,” {asker} said to {hero}, and looked across at {owner}. {Asker} asked it nicely, and {asker} asked it by the way, and then {asker} asked it with a piece of cake. {Hero} ate the cake and said nothing. {He} had never noticed before how many conversations lead straight to a secret.",
        "People have a nose for such things. “You know something,” they said to {hero}, and looked across at {owner}. They asked it nicely, and they asked it by the way, and they asked it with a piece of cake. {Hero} ate the cake and said nothing. {He} had never noticed before how many conversations lead straight to a secret.",
      ],
      "+ Twice it nearly slipped out. Once {hero} was laughing too much, and once {he} was angry with {owner}, which is worse. Both times {he} bit {his} tongue in the last moment. It hurt. “What did you want to say?” they asked {him}. “Only that it's going to rain,” said {hero}, and then it did not even rain.",
      "Then {owner} got into trouble because of it. Everybody was talking, and what they said was wrong, and much worse than the truth. {Hero} stood among them with {his} mouth shut. One word would have helped {owner}, and it was the only word that {he} was not allowed to say. {Hero} did not sleep that night. A promise is a promise. But {owner} was {owner}.",
    ],
    end: [
      "Very early, {hero} went to see {owner}. “I haven't told anybody,” {he} said, “and I won't. But it has got too heavy for you, and I can see it, because I've been carrying the other end.” {Owner} was silent for a long while. “What if they laugh?” asked {owner}. “Then they'll have to laugh at both of us,” said {hero}.",
      "They went together. {Hero} stood so near that {owner} could feel {his} shoulder. And {owner} told them, with a small voice at first, and then with {ownerhis} own. It took less than a minute. {Hero} looked into all the faces. There was a pause, and then somebody in the last row said, “Is that all? That's the same with me.”",
      "There is no secret any more between {hero} and {owner}, only a story that they sometimes tell. But it is known now that {hero} can keep one. People come and say to {him}, “You mustn't tell anybody.” {Hero} promises it. Then {he} says, “And when it gets too heavy, come and see me.”",
    ],
  }),
  ...inOwnWords({ ...growingLie, of: "young" }, LIES),
  ...inOwnWords({ ...growingLie, of: "creatures" }, LIES),
  ...inOwnWords(
    {
      says: [
        /\b(?:told (?:(?:his|her|the|their|its) (?:\w+ ){1,3})?(?:a|one) (?:\w+ )?(?:\w+ )?lie|lied|tells (?:a|one) (?:\w+ )?lie|told lies)\b/,
      ],
      unless:
        /\b(?:murder\w*|kill\w*|crime|police|court|trial|war|died|dead|affair|husband|wife|detector|tastes?|bell|carpet|priest|spy|doctor|cancer|forest|jungle|fox|thief|detective)\b/i,
      of: "adults",
      after: [
        [
          "It had been said in passing, over a drink, to somebody whom {hero} wanted to like {him}. It was only that one sentence about {claim}. But there was such a friendly silence after it, and everyone leaned forward a little. {Hero} could have laughed and taken it back. {He} waited one second too long.",
          "It had been said in passing, about {thematter}, to people whom {hero} wanted to like {him}. It was not even a big lie. But there was such a friendly silence after it, and everyone leaned forward a little. {Hero} could have laughed and taken it back. {He} waited one second too long.",
          "It had been said in passing, to people whom {hero} wanted to like {him}. It was not even a big lie. But there was such a friendly silence after it, and everyone leaned forward a little. {Hero} could have laughed and taken it back. {He} waited one second too long.",
        ],
        "From then on {hero} had to know things. {He} borrowed books and learned them at night. When people asked, {he} had an answer, and a second one in case they asked again. They asked more and more. They were proud of {hero} now. They introduced {him} to others, always with that one sentence, and {he} stood next to it and smiled.",
        "+ There was one person who did not ask. She only looked at {hero}, thoughtfully, over the rim of her glass. “It must have been hard,” she said one evening. “You have no idea,” said {hero}, and that was the first true thing that {he} had said about it.",
        [
          "Then came the day on which {he} really had to {proof}, in front of all of them. There was no way round. {Hero} thought of an illness, a dead aunt, a train. {He} packed a bag and stood in the hall with it, in the dark, with {his} hand on the door. All {he} had to do was go. {He} thought of their faces. {Hero} put down the bag again.",
          "Then came the day on which {he} would have to prove it, in front of all of them. There was no way round. {Hero} thought of an illness, a dead aunt, a train. {He} packed a bag and stood in the hall with it, in the dark, with {his} hand on the door. All {he} had to do was go. {He} thought of their faces. {Hero} put down the bag again.",
        ],
      ],
      end: [
        "They were all there, and they clapped when {he} came in. {Hero} waited until it was quiet. “I have to tell you something,” {he} said. “I lied to you. I said it on the first evening because I wanted you to like me, and afterwards you did, and so I could never say it.” Nobody moved. It was worse than anything {he} had imagined, and it was over in half a minute.",
        "Some of them left. One said something that {hero} never forgot. But a woman at the back stayed in her seat. “I've known it since the second week,” she said. “Nobody who has really done it knows that much about it.” Someone snorted. “So what can you do?” somebody asked. {Hero} thought about it, honestly, for the first time in months, and told them.",
        "It was not much, but it was true, and it held. They come to {hero} for that now. And when it is late and the stories get bigger, they turn to {him} and ask how it was that time. “I've never been there in my life,” says {hero}, and it is the one sentence that makes them all clap.",
      ],
    },
    {
      proof: /\b(?:had to|was asked to|asked to) (?<proof>(?:(?! and\b| but\b)[^.,])+)/u,
      matter: phrase(
        "(?:lie|lies|lied) (?:to <other:somebody> )?about <matter:thing>(?=[,.;:]| (?:and|to|so|but|that|which|in|on|at)\\b)",
      ),
      claim: /\b(?:lie|lies|lied) about (?<claim>(?:having|being|knowing|owning) (?:(?! and\b)[^.,])+)/u,
    },
  ),
  story({
    says: [
      phrase(
        "(?:played|plays|pulled|pulls|planned|wanted to play|decided to play|loved playing|always played) (?:a |an |the |one |their |his |her )?(?:[a-z]+ )?(?:pranks?|tricks?|jokes?) on <victim:somebody>",
      ),
    ],
    may: [phrase("and <pal:somebody> (?:always |often )?(?:played|plays|pulled|pulls|planned|wanted)")],
    unless: /\b(?:murder\w*|kill\w*|died|dead|bank|police|crime|ghost|revenge|husband|wife)\b/i,
    after: [
      [
        "It was planned down to the last detail. {Hero} and {pal} had thought about it for days, and each of them giggled at night. {Victim} would come round the corner, like every day, and then it would happen, and {victim} would make a face, and that face would be worth everything. {Hero} and {pal} hid where they could see it all, and hardly dared to breathe.",
        "It was planned down to the last detail. {Hero} had thought about it for days and giggled into {his} pillow at night. {Victim} would come round the corner, like every day, and then it would happen, and {victim} would make a face, and that face would be worth everything. {Hero} hid where {he} could see it all, and pressed a hand over {his} mouth.",
      ],
      [
        "{Victim} came round the corner, and it all went exactly as planned. There was a crash and a cry. {Hero} and {pal} jumped out and shouted, “Got you!” Then they saw the face of {victim}. It was not angry. It was not even surprised. It was the face of somebody who has had a very bad day already, and has now had enough.",
        "{Victim} came round the corner, and it all went exactly as planned. There was a crash and a cry. {Hero} jumped out and shouted, “Got you!” And then {he} saw the face of {victim}. It was not angry. It was not even surprised. It was the face of somebody who has had a very bad day already, and has now had enough.",
      ],
      "+ {Victim} did not shout. {Victim} picked up what had fallen down, piece by piece, and went away without a word. {Hero} stood there. There was still a bit of a laugh in {his} stomach, left over, and it had nowhere to go. “That was funny,” {he} said. It was the first time that {he} had to say so.",
      "Later {hero} found out the rest. Something that {victim} loved had got broken in that crash. {Victim} had told nobody who had done it. {Hero} would rather have been shouted at. {He} walked up and down and tried to remember how funny it had been, and each time {he} only saw that face.",
    ],
    end: [
      [
        "So {hero} and {pal} planned again, and this time they did not giggle. They collected every broken piece. It took a whole night, and a great deal of glue, and twice they were stuck to each other. In the morning it stood there again, in the old place. It was crooked, but it was whole. {Hero} and {pal} did not hide this time. They stood next to it and waited.",
        "So {hero} planned again, and this time {he} did not giggle. {He} collected every broken piece. It took a whole night, and a great deal of glue, of which most was on {hero} in the end. In the morning it stood there again, in the old place. It was crooked, but it was whole. And {hero} did not hide this time. {He} stood next to it and waited.",
      ],
      [
        "{Victim} came round the corner, like every day, and stopped. “We're sorry,” said {hero} and {pal}. “We only thought of the funny part.” {Victim} looked at the crooked thing, and at the two of them, who still had glue in their hair. And there was a face, at last, and it was worth everything: {victim} laughed until the tears came.",
        "{Victim} came round the corner, like every day, and stopped. “I'm sorry,” said {hero}. “I only thought of the funny part. I never thought of you.” {Victim} looked at the crooked thing, and at {hero}, whose fingers were all stuck together. And there was a face, at last, and it was worth everything: {victim} laughed until the tears came.",
      ],
      "They are quits now, or so {hero} thought. But the other morning {he} sat down on {his} chair, and there was a very rude noise, and from behind the door came a giggle. {Hero} knew it at once. “Got you!” cried {victim}, and {hero} laughed the loudest.",
    ],
  }),
];

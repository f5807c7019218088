import type { ClauseScene } from "../../../clause-scene.ts";
import { event } from "../../event.ts";

const HERO = "(?!boys?\\b|girls?\\b|man\\b|woman\\b|child\\b|king\\b|queen\\b|princess\\b|prince\\b|old\\b|couple\\b)";
const LONELY =
  "(?:lonely|all alone|always alone|(?:had|has|found|could find) (?:no|not any|not a single) friends?|without (?:a|any) friends?|did not have (?:a|any) friends?|nobody (?:wanted to be|wanted to play|would play|liked|to play|to talk)|no one (?:wanted|liked|would)|(?:want(?:s|ed)|wish(?:es|ed)|long(?:s|ed)|look(?:s|ed|ing)|search(?:es|ed|ing)) (?:\\w+ )?(?:to (?:have |make |find )|for )?(?:a |some |somebody |someone )?(?:\\w+ )?(?:friends?|to play with|company))";
const MET =
  "(?:met|meets|found|finds|saw|made friends with|makes friends with|befriended|befriends|came across|helped|rescued|saved)";

/** Who is lonely and meets somebody, who runs away from home, who does not forget. */
export const lonelyAndAway: readonly ClauseScene[] = [
  {
    by: "any",
    words: event("^[^.]*\\b(?:monster|ghost|bogeyman|friends?|lonely|alone|play|wanted|wants)\\b[^.]*"),
    idea: /^(?!.*\b(?:stole|ate|dead|murder)\b)[\s\S]*?\b(?:monster|bogeyman|ghost|spook)\b[\s\S]*\bunder (?:the |his |her |a |their |my )?(?:[a-z]+ |[a-z]+'s ){0,2}?bed\b(?=[\s\S]*\b(?:friends?|lonely|alone|to play)\b)/iu,
    after: [
      [
        0,
        "=Down there it was dark, and there was a sock. The sock had been told everything already, more than once. From above came somebody's breathing, in and out, and now and then a hand hung down over the edge. It was a small hand. It looked like something that one could shake.",
      ],
      [
        1,
        "=It is not easy to make friends when one has never learned anything but groaning. The monster tried it with a very small groan, a friendly one. There was a scream, and the light was put on, and two big feet came in. “There's nothing there,” said a voice. Nothing lay quite still, with dust in its nose.",
      ],
      [
        1,
        "=Then it tried it with a present. It pushed the sock up over the edge of the mattress, as slowly as it could. The sock came back at once, together with a pillow, a book and a shoe. “It's a beginning,” thought the monster, and laid the shoe next to the sock. Now there were three of them.",
      ],
      [
        0.4,
        "=One night there was a storm. The window rattled, and something tapped on the glass. The breathing up there had stopped, as it does when a blanket is pulled over one's head. Down there sat the monster with its paws in front of its eyes. There had never been anybody whom it could have told what it thought of storms. The sock had fallen asleep. It tried to hold it in. And then it sniffed.",
      ],
    ],
    end: [
      [
        0,
        "=It got very quiet above. “Are you afraid, too?” asked a voice. The monster thought of groaning, but this was not the moment for it. “Yes,” it said. “Of what?” “Of what's tapping.” “I think it's only a branch,” said the voice. It sounded a little braver than before, because it was explaining something. “Have you got a hand?” There were several. It held up the one that was the least dreadful. And then the small hand came down over the edge and took it.",
      ],
      [
        0.6,
        "=In the morning the big feet came in and found a heap of blankets on the floor, half of it under the bed. “Did something frighten you?” they asked. “Yes,” came a sleepy voice. “Both of us.” That evening a game was put down in the dark, one with dice. Whoever lost had to go and look what was tapping. The monster lost very often. It did not mind any more.",
      ],
      [
        0.8,
        "=The light is left off now when there is a storm. A hand hangs down from above, and a hand comes up from below. The sock has been washed, and is one of a pair again. It is still told everything. It would be offended otherwise.",
      ],
    ],
  },
  {
    by: "any",
    words: event(`^[^.]*\\b${MET} [^.]*`),
    idea: new RegExp(
      `^(?!.*\\b(?:boys?|girls?|man|woman|egg|enem(?:y|ies)|fell in love|farmer|lighthouse keeper)\\b)[\\s\\S]*\\b${LONELY}[\\s\\S]*\\b${MET} (?<friend>(?:an?|the|another) (?:[a-z-]+ ){0,2}?[a-z]+)(?=[.,]|$| (?:who|that|and|with|in|on|at|from|one|which|living)\\b)`,
      "iu",
    ),
    after: [
      [
        0,
        "=Up to then it had always gone the same way. {Hero} came along, and the others had just been about to leave. “We must be going,” they said, and went, and were to be heard laughing from round the next corner. But {thefriend} did not go. That was so unusual that {hero} looked round to see who was meant.",
      ],
      [
        1,
        "=“Are you waiting for somebody?” asked {hero}. “No,” said {thefriend}. “And you?” That was a hard question. {Hero} had been waiting for years, but {he} had never known for whom. So first of all they said nothing, next to each other. It was better than saying nothing alone.",
      ],
      [
        1,
        "=There was one thing that {hero} had to say, the sooner the better. “I'm not so easy to be with,” {he} said. “There's a reason why nobody comes.” {Thefriend} looked, quite slowly, from the top to the bottom. “I see it,” said {thefriend}. “Does it hurt?” Nobody had ever asked that.",
      ],
      [
        1,
        "=They found out what they could do together. There was a good deal that does not work with one: echoes, seesaws, being right about something. In the evening they parted. “Tomorrow?” asked {thefriend}. {Hero} wanted to say “perhaps”, so as not to seem greedy. It came out as “when?”",
      ],
      [
        0.4,
        "=The next day {thefriend} was not there. {Hero} waited until noon, and until the shadows were long. So it had been like always, after all. It had only taken a day longer. {He} could have gone home. But round the corner there was that laughing again, and it did not sound kind, and in between there was a voice that {he} knew.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} had never in {his} life gone to where they were laughing. {He} went now. There they stood in a circle, and in the middle was {thefriend}. “You can't be friends with somebody like that,” they were saying. “Take one of us.” “I've got one,” said {thefriend}. “I'm late as it is.” Then they all saw who was standing there. It got quite still.",
      ],
      [
        0.6,
        "=“Sorry,” said {thefriend}. “They wouldn't let me through.” “It doesn't matter,” said {hero}, and it really did not, not any more. They went off side by side. Behind them somebody asked what they were always doing there, all day long. And then one came after them, and then some more. “Can one do that with more?” somebody called.",
      ],
      [
        0.8,
        "=With more it works even better. But in the evening, when the others have to be going, {hero} and {thefriend} stay where they first met. They say nothing, next to each other. “Are you waiting for somebody?” {thefriend} asks then. “No,” is the answer. “Not any more.”",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "^(?!.*\\b(?:circus|zoo|cage|prison|saved)\\b)[^.]*\\b(?:r[au]ns? away|left home|leaves home|escap(?:es|ed)|home|adventure|world|city|went|set out|wanted)\\b[^.]*",
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:circus|zoo|cage|marry|married|wedding|orphan)\\b)(?:\\S+ ){1,6}?${HERO}(?<who>dog|puppy|cat|kitten|hamster|horse|pony|donkey|pig|piglet|goat|sheep|lamb|hen|chicken|duck|duckling|rabbit|bunny|tortoise|turtle|parrot|mouse|robot|vacuum cleaner|vacuum|lawn ?mower|toaster|washing machine|broom|shopping trolley|shopping cart|tractor|bus|teddy|teddy bear|doll|toy|garden gnome|gnome|statue|scooter|bicycle|bike|car|taxi|umbrella|suitcase|snowman|scarecrow|shadow|sock|gingerbread man)s?\\b(?! (?:owner|driver))[\\s\\S]*\\b(?:r[au]ns? away|left home|leaves home|had enough of (?:home|his|her|its))\\b`,
      "iu",
    ),
    after: [
      [
        0,
        "=There had not been a quarrel. It was only that nobody ever said anything. One did what one was there for, day after day, and people walked past. Would they notice, thought {hero}, if it all just stopped? It is the sort of question to which one would like to know the answer. The door stood open.",
      ],
      [
        1,
        "=The world was much larger than it had looked through the window. For one thing, it had no edge. {Hero} went as far as the corner, and then as far as the next one. At the first bump there was a jolt, and at the second there was a puddle. Nobody asked who had made it. “It is magnificent,” said {hero}.",
      ],
      [
        1,
        "=There were others out there. An umbrella lay in the bushes and told how it had got away from everybody in a single gust. “And since then?” asked {hero}. “Since then I've been free,” said the umbrella. It was full of rain. “If you should be going that way,” it added, “there was a hook once, in a hall. I don't suppose it's still free.”",
      ],
      [
        2,
        "=“You can stay here,” somebody said on the second day. It was a nice place, with a view. They only needed somebody for every day, from morning till evening. {Hero} looked at what was to be done. It was just the same as at home. Only here {he} did not know anybody.",
      ],
      [
        0.4,
        "=Then it rained, all one night long. {Hero} stood under a bridge, and had sand everywhere, and could hardly move any more. From here one could see windows, a great many of them, and there was light in each. One could see how they sat there. They did not look as if there was anybody missing. It was the answer, then. {Hero} had imagined it longer.",
      ],
    ],
    end: [
      [
        0,
        "=In the morning there was a piece of paper on the bridge. It had been put up crookedly, and the rain had made it run. On it was a drawing, and the drawing had eyes, which was more than one could expect. There was one on the next post as well, and on the tree, and at every corner, all the way back. {Hero} followed them. “Please come home,” it said underneath. There was nothing about what had to be done there.",
      ],
      [
        0.6,
        "=At home it looked dreadful. They had not noticed it at once, that was true. They had noticed it at supper, and then they had all got up at the same time. The last drawing was still being painted when {hero} stood in the door, wet, and with sand everywhere. Nobody walked past. There was a towel, and then a second one, although it was not needed any more.",
      ],
      [
        0.8,
        "=Everything is done again as it was before. But now and then somebody leaves the door open, and they go as far as the corner, all of them together, to see whether the world still has no edge. And on the hook in the hall hangs an umbrella. It was still free.",
      ],
    ],
  },
  {
    by: "any",
    words: event("^[^.]*\\b(?:remember(?:s|ed)?|recogni[sz]e[sd]?|never forgot|had not forgotten)\\b[^.]*"),
    idea: /^(?:\S+ ){1,6}?(?:elephant|dog|horse|donkey|parrot|whale|dolphin|cat|tortoise|turtle|crow|raven|goose|lion|bear|monkey|gorilla|chimpanzee|seal|swan|wolf|fox|stork|camel)\b(?!.*\b(?:did not|not|never) (?:remember|recogni[sz]e)\b)[\s\S]*\b(?:remember(?:s|ed)?|recogni[sz]e[sd]?|never forgot|had not forgotten) (?<person>(?:the|his|her|its|an?|every) (?:[a-z]+ )??[a-z]+) (?:who|that|from|after|when)\b/iu,
    after: [
      [
        0,
        "=It had not been anything great. It had been an apple, or half of one. But there are people who throw what they have, and there are people who hold it out. {Theperson} had held it out. The hand had trembled a bit, and it had stayed where it was. {Hero} had never forgotten how that smelled: of apple, wool and courage.",
      ],
      [
        1,
        "=After that a great many came by. {Hero} looked at every one of them. Some of them had a coat like that, and some had an apple. Once there was a voice, quite far off, and {hero} was on {his} feet before it was over. It had been a different voice. “What's the matter with you today?” they asked. There was nothing the matter.",
      ],
      [
        1,
        "=“They forget us as soon as they're round the corner,” said an old neighbour. “They've got a lot on their minds.” {Hero} did not say anything to that. {He} had a good deal of room on {his} own mind, and in the middle of it, where it is warm, stood {theperson}, who had not grown any older in there.",
      ],
      [
        0.4,
        "=The years went by, as they do when one counts winters. Then the side where one could see the path was closed off, because something was being built. From there on {hero} could only hear the steps. {He} lay with one ear on the ground. It grew harder from year to year, and on some days {he} did not know any more whether it had been an apple, or whether that had been a dream.",
      ],
    ],
    end: [
      [
        0,
        "=And then there were steps one day that stopped. They were heavier than they had been. But they stopped in the right place, and then they came one closer, as nobody does. “You won't know me,” said somebody on the other side of the boards. {Hero} got up. It took a while. Through the gap, where a board was missing, came a hand. It was large and had a scar, and it trembled a bit, and stayed where it was.",
      ],
      [
        0.6,
        "=There was half an apple in it. {Hero} did not take it. First {he} had to smell the sleeve, up and down, for a long time, and to breathe out once, from quite far down. “So you do,” said the one on the other side, and then said nothing more, because it was not possible. They stood there until somebody came who wanted to shut the gate, and did not shut it.",
      ],
      [
        0.8,
        "=The board has been taken away. There is a chair there now, and it is used, whatever the weather. Whoever comes by can see the two of them eat an apple, which takes them half the afternoon. “What do they do all that time?” people ask. “They're remembering,” says the one with the key. “They're good at it.”",
      ],
    ],
    of: "creatures",
  },
];

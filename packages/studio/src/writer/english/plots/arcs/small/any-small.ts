import type { Arc, ArcStory } from "../arc.ts";
import { aWordForIt, threeReasons } from "./any-for-later.ts";

/** Everything was thought of but one thing, and it has to be seen from the other side. */
const theOtherSide: ArcStory = {
  after: [
    [
      0,
      "=“Mind {item}!” called {mate}, a moment too late. {Hero} had thought of everything except {item}. {Item} went one way and {hero} went the other. When it was quiet again, {mate} came closer. “That was only the first go,” said {mate}.",
      "=“That isn't how you {deed},” said {mate}. {Hero} stopped. “How, then?” “I don't know,” {mate} had to admit. “But you looked just as surprised as I did.” So now there were two who did not know, and they began again at the beginning, more slowly.",
      "={Hero} had thought of everything except {item}. {Item} went one way and {hero} went the other. When it was quiet again, {hero} looked at {item} from the left and from the right. “That was only the first go,” {he} said. “How many are there?” asked {ahelper}.",
      "=To {deed} had sounded like one thing. It was at least three. {Hero} had managed the first, and {was} in the middle of the second, and had only just heard of the third. “There's a fourth as well,” said {ahelper}, who had stopped to watch.",
      "={Hero} had thought that it would be one thing. It was at least three. {He} had managed the first, and {was} in the middle of the second, and had only just heard of the third. “There's a fourth as well,” said {ahelper}, who had stopped to watch.",
    ],
    [
      0.6,
      "=The second time they did it together. {Mate} took care of {item}, and {hero} took care of everything else. It held for as long as it takes to count to nine. Then {item} slipped, {mate} shouted, and they were both back at the start.",
      "=They tried it together. {Mate} counted, and {hero} began on three. {Doing} went quite well up to seven. At eight {mate} said “ten”, {hero} lost the thread, and they were both back at the start.",
      "=The second time {hero} began with {item}, since that was where the trouble had come from. It went well, and {hero} {was} proud of it for a moment. Then everything else slipped instead. “Not all at once,” said {thehelper}. “It only comes all at once,” said {hero}.",
      "=The second time {hero} went about it slowly. {Doing} worked up to the middle, and that was further than {he} had ever got. There {he} looked back to see how far it was, and that was a mistake. {He} had to begin again.",
      "=The second time {hero} went about it slowly. It worked up to the middle, and that was further than {he} had ever got. There {he} looked back to see how far it was, and that was a mistake. {He} had to begin again.",
    ],
    [
      0.8,
      "=“Let's see what we've got so far,” said {mate}. They had a beginning, and an end was easy to imagine. Only the part between them was missing. “How long is it?” asked {mate}. {Hero} paced it out beside {item}, from here to there. It was surprising how much could go wrong in so little room.",
      "=“Let's see what we've got so far,” said {mate}. They had a beginning, and an end was easy to imagine. Only the part between them was missing. “How long is it?” asked {mate}. {Hero} showed it, from here to there. It was surprising how much could go wrong in so little room.",
      "=“Let's see what you've got so far,” said {thehelper}. {Hero} had a beginning, and an end was easy to imagine. Only the part between them was missing. “How long is it?” asked {thehelper}. {Hero} paced it out beside {item}, from here to there. It was surprising how much could go wrong in so little room.",
      "=“Let's see what you've got so far,” said {thehelper}. {Hero} had a beginning, and an end was easy to imagine. Only the part between them was missing. “How long is it?” asked {thehelper}. {Hero} showed it, from here to there. It was surprising how much could go wrong in so little room.",
    ],
    [
      0.8,
      "=“Why {deed} at all?” asked {mate}. It was a fair question. “{I} thought of it this morning,” said {hero}, “and {i} was still thinking of it at noon.” {Mate} nodded. Thoughts that were still there at noon had to be seen to.",
      "=“Why {deed} at all?” asked {thehelper}. It was a fair question. “{I} thought of it this morning,” said {hero}, “and it was still there at noon.” {Thehelper} nodded. What was still there at noon had to be seen to.",
    ],
    [
      0.4,
      "=After the third go {hero} turned away from {item}. “You finish it,” {he} said to {mate}, and it came out sharper than {he} had meant it. {Mate} said nothing, and stayed beside {item}. {Hero} went a long way off, where {item} could not be seen, and thought of {itemthem} the whole time.",
      "=After the third go {hero} had had enough. “Others can {deed},” {he} said to {mate}, sharper than {he} had meant it. {Mate} said nothing. {Hero} went off alone, a long way, and it was no better there. It was only further from {mate}.",
      "=After the third go {hero} turned away from {item}. It was easy to do. {He} went a long way off, where {item} could not be seen, and thought of {itemthem} the whole time. In the end it was the thinking that {he} could not stand, and {he} came back.",
      "=After the third go {hero} gave it up. It was quite comfortable for a while. Nothing slipped, and nothing had to be begun again. But whatever {he} did now, it was only what {he} did instead of {doing}. In the end {he} came back.",
      "=After the third go {hero} gave it up. It was quite comfortable for a while. Nothing slipped, and nothing had to be begun again. But whatever {he} did now, {he} only did it instead. In the end {he} came back.",
    ],
  ],
  end: [
    [
      0,
      "=“Come back!” called {mate}. “Look at {item} from here!” {Hero} came back and looked, and {mate} was right. From the far side it was plain what had been wrong: {hero} had been in the way of {item} every time. “I only saw it because I stayed,” said {mate}.",
      "=“Wait!” {Mate} had come running after {him}. “I've worked it out. We always stop at the same place. That isn't where it goes wrong. That's where it starts.” {Hero} thought it over. “Then we haven't even tried to {deed} yet,” {he} said. “We've only practised.”",
      "={Thehelper} was still there, looking at {item}. “Come round to this side,” said {thehelper}. {Hero} did. From there it was plain what had been wrong: {hero} had been in the way of {item}, every time.",
      "=“You always stop at the same place,” said {thehelper}. “That isn't where it goes wrong. That's where it starts.” {Hero} thought it over. “Then it wasn't {doing} at all, up to now,” {he} said. “It was only practice.”",
      "=“You always stop at the same place,” said {thehelper}. “That isn't where it goes wrong. That's where it starts.” {Hero} thought it over. “Then all that was only practice,” {he} said.",
    ],
    [
      0.6,
      "=This time {mate} stayed on one side of {item} and {hero} on the other. {Item} shook a little, and then everything went as if it had never gone any other way. “Did you see that?” asked {hero}. “See it?” said {mate}. “I was in it.”",
      "=They began where they had always stopped. {Mate} counted and left nothing out, and {hero} did not look back once. {Doing} took no longer than a song with two verses. Afterwards neither of them could say which part had been so hard.",
      "=So {hero} went round to the other side and tried it once more, very gently. {Item} shook a little, and then everything went as if it had never gone any other way. It was over before {hero} had stopped being careful.",
      "=So {hero} began where {he} had always stopped, and did not look back once. {Doing} took no longer than a song with two verses. “And which part was so hard?” asked {thehelper}. {Hero} could not find it any more.",
      "=So {hero} began where {he} had always stopped, and did not look back once. It took no longer than a song with two verses. “And which part was so hard?” asked {thehelper}. {Hero} could not find it any more.",
    ],
    [
      0.9,
      "=“And now tell me how it went,” said {mate}. {Hero} told it from the front and from the back, and came to a different place each time. {Item} came into it quite often. “So you don't know how you did it,” said {mate}. “No,” said {hero}, “but {i} know what it feels like.”",
      "=“And now tell me how it went,” said {mate}. {Hero} told it from the front and from the back, and came to a different place each time. The counting came into it quite often. “So you don't know how you did it,” said {mate}. “No,” said {hero}, “but {i} know what it feels like.”",
      "=“And now tell me how it went,” said {thehelper}. {Hero} told it from the front and from the back, and came to a different place each time. {Item} came into it quite often. “So you don't know how you did it,” said {thehelper}. “No,” said {hero}, “but {i} know what it feels like.”",
      "=“And now tell me how it went,” said {thehelper}. {Hero} told it from the front and from the back, and came to a different place each time. The middle came into it quite often. “So you don't know how you did it,” said {thehelper}. “No,” said {hero}, “but {i} know what it feels like.”",
    ],
    [
      0.5,
      "=That evening {hero} and {mate} stayed by {item} for longer than they had to. “Which side do you want tomorrow?” asked {mate}. {Hero} went round {item} once, to be sure. “Yours,” said {hero}. “It's the one where you are.”",
      "=“Do you still know how to {deed}?” {mate} asked every so often. {Hero} did not say yes. {He} only waited, and {mate} began to count, and at nine they both held their breath.",
      "=That evening {item} {itemwas} still there, and so was {thehelper}, on the good side. {Hero} went round {item} once, all the way. Then {thehelper} moved over a little, and there was room on the good side for two.",
      "=“Do you still know how to {deed}?” {thehelper} asked every so often. {Hero} did not say yes. {He} did it, from the beginning, with the hard part in the middle that was not there any more.",
      "=“Do you still know how it goes?” {thehelper} asked every so often. {Hero} did not say yes. {He} did it, from the beginning, with the hard part in the middle that was not there any more.",
    ],
  ],
};

/** Somebody would like to keep it quiet, and is asked how it was. */
const hardlyAnything: ArcStory = {
  after: [
    [
      0,
      "=“What's that behind you?” asked {mate}. “Nothing,” said {hero}, and moved further in front of {item}. {Mate} went to the left, and {hero} went to the left. {Mate} went to the right. “It's rather a lot of nothing,” said {mate}.",
      "=“What have you been up to?” asked {mate}. “Nothing much,” said {hero}. It is one thing to {deed}, and quite another to look as if one never had. {Mate} waited. {Hero} said that the weather was nice.",
      "={Hero} had hoped that it would stay between {item} and {him}. But {item} could be seen from a long way off. {Hero} moved in front of {itemthem}. “I can still see {item},” said {ahelper}, quite kindly. “On the left. And on the right.”",
      "=It is one thing to {deed}, and quite another to look as if one never had. {Hero} practised. “{Doing}?” {he} said into the air. “Who would do that?” “You would,” said {ahelper}. “I was there.”",
      "=It had only taken a moment. It takes a good deal longer to look as if nothing has happened. {Hero} practised it in front of {ahelper}. “No,” said {ahelper}. “I was there.”",
    ],
    [
      0.6,
      "=As soon as {mate} had gone, {hero} tried to make {item} look as if nothing had happened. From the left it was quite good. From the right it could not have been worse, and that was where {mate} came back from. “So nothing has happened here,” said {mate}. “Hardly anything,” said {hero}.",
      "=“I wonder what it's like,” said {mate}, as if by chance, “to {deed}. Is it cold?” “Not very,” said {hero}, and then, much too late: “Or so one hears.” {Mate} asked whether it was loud, and how long it took. {Hero} knew every answer, and gave as few of them as {he} could.",
      "=So {hero} tried to make {item} look as if nothing had happened. From the left it was quite good. From the right it could not have been worse, and that was where {thehelper} was. “So nothing has happened here,” said {thehelper}. “Hardly anything,” said {hero}.",
      "=“I only saw the end of it,” said {thehelper}. “What is it like to {deed}? Is it cold?” “Not very,” said {hero}. Was it loud, and how long did it take? {Hero} knew every answer, and gave as few of them as {he} could.",
      "=“I only saw the end of it,” said {thehelper}. “What was it like? Was it cold?” “Not very,” said {hero}. Was it loud, and how long did it take? {Hero} knew every answer, and gave as few of them as {he} could.",
    ],
    [
      0.8,
      "=“If you had done something,” said {mate}, “would you tell me?” “Of course,” said {hero}. “And have you?” {Hero} pretended to have heard a noise, and went to look for it.",
      "=“If you had done something,” said {thehelper}, “would you tell me?” “Of course,” said {hero}. “And have you?” {Hero} pretended to have heard a noise, and went to look for it.",
    ],
    [
      0.9,
      "=So as not to be asked any more, {hero} did as if {he} {was} asleep. “Are you asleep?” asked {mate}. “Yes,” said {hero}. “Then you can tell me about {item},” said {mate}. “You won't remember.” {Hero} tried to snore.",
      "=So as not to be asked any more, {hero} did as if {he} {was} asleep. “Are you asleep?” asked {mate}. “Yes,” said {hero}. “Then you can tell me all of it,” said {mate}. “You won't remember.” {Hero} tried to snore.",
      "=So as not to be asked any more, {hero} did as if {he} {was} asleep. “Are you asleep?” asked {thehelper}. “Yes,” said {hero}. “Then you can tell me about {item},” said {thehelper}. “You won't remember.” {Hero} tried to snore.",
      "=So as not to be asked any more, {hero} did as if {he} {was} asleep. “Are you asleep?” asked {thehelper}. “Yes,” said {hero}. “Then you can tell me all of it,” said {thehelper}. “You won't remember.” {Hero} tried to snore.",
    ],
    [
      0.4,
      "=After that it was no fun any more. {Hero} kept away from {item}, and had to go the long way round. From there {he} saw {mate} beside {item}, all alone, and very quiet. Now {mate} would find out everything. {Hero} waited for the shouting.",
      "=After that it was no fun any more. {Doing} was the best thing that {hero} had done all year, and {he} could not tell it. Each time {he} began, it turned into something about the weather. Then {mate} stopped asking, and that was the worst of it.",
      "=After that it was no fun any more. {Hero} kept away from {item}, and had to go the long way round. From there {he} saw {thehelper} beside {item}, all alone, and very quiet. {Hero} had never wanted so much to be where {item} {itemwas}.",
      "=After that it was no fun any more. {Doing} was the best thing that {hero} had done all year, and {he} could not tell it. Each time {he} began, it turned into something about the weather. Then {thehelper} stopped asking, and that was the worst of it.",
      "=After that it was no fun any more. It was the best thing that {hero} had done all year, and {he} could not tell it. Each time {he} began, it turned into something about the weather. Then {thehelper} stopped asking, and that was the worst of it.",
    ],
  ],
  end: [
    [
      0,
      "=There was no shouting. “How did you do it?” asked {mate}. “I've been trying to do the same, all this time, and I only get as far as {item}.” {Hero} came the short way. “Then you've got the hard part,” said {hero}. “The rest is only not stopping.” And now it was out.",
      "=“All right,” said {mate}. “Then I'll say it. I wanted to {deed} long before you did, and I never dared.” It was quiet for a moment. “It isn't cold,” said {hero}, “and it's only loud at the end. Come on.” And now it was out.",
      "=“I'd like to do that, too,” said {thehelper}. “All this time I've been trying, and I only get as far as {item}.” {Hero} came the short way. “Then you've got the hard part,” said {hero}. “The rest is only not stopping.” And now it was out.",
      "=“I'll say it, then,” said {thehelper}. “I've wanted to {deed} all my life, and I never dared.” It was quiet for a moment. “It isn't cold,” said {hero}, “and it's only loud at the end. Come on.” And now it was out.",
      "=“I'll say it, then,” said {thehelper}. “I've wanted to do that all my life, and I never dared.” It was quiet for a moment. “It isn't cold,” said {hero}, “and it's only loud at the end. Come on.” And now it was out.",
    ],
    [
      0.6,
      "=So {hero} and {mate} did it together, and hid nothing. {Mate} got past {item} on the second try, shouting. It was louder than the first time, and it went on for longer, and a good half of it was laughter. {Item} would never look as if nothing had happened again.",
      "=So {hero} and {mate} did it together, and hid nothing. {Doing} is quite another thing when there are two of you. It was louder than the first time, and it went on for longer, and a good half of it was laughter.",
      "=So they did it together, and hid nothing. {Thehelper} got past {item} on the second try. It was louder than the first time, and it went on for longer, and a good half of it was laughter. {Item} would never look as if nothing had happened again.",
      "=So they did it together, {hero} and {thehelper}, and hid nothing. {Doing} is quite another thing when there are two of you. It was louder than the first time, and it went on for longer, and a good half of it was laughter.",
      "=So they did it together, {hero} and {thehelper}, and hid nothing. It was louder than the first time, and it went on for longer, and a good half of it was laughter.",
    ],
    [
      0.9,
      "=“And {i} practised looking innocent,” said {hero}, when they had got their breath back. “I know,” said {mate}. “I watched you. You looked like somebody with a mouth full of soup.” {Hero} did that look once more, to see if it could be done any better. It could not. {Mate} had to sit down again.",
      "=“And {i} practised looking innocent,” said {hero}, when they had got their breath back. “I know,” said {thehelper}. “I watched you. You looked like somebody with a mouth full of soup.” {Hero} did that look once more, to see if it could be done any better. It could not. {Thehelper} had to sit down again.",
    ],
    [
      0.5,
      "=After that {hero} never moved in front of {item} again. “Was that you?” people asked. “It was,” said {hero}. “And me,” said {mate}. Then the two of them showed {item} from the left, and from the right, and told how loud it had been.",
      "=“What have you two been up to?” people asked after that. {Mate} looked at {hero}. “{Doing},” they both said, at the same moment, and neither of them mentioned the weather.",
      "=After that {hero} never moved in front of {item} again. “Was that you?” people asked. “It was,” said {hero}. “And me,” said {thehelper}. Then the two of them showed {item} from the left, and from the right.",
      "=“What have you two been up to?” people asked after that. {Thehelper} looked at {hero}. “{Doing},” they both said, at the same moment, and neither of them mentioned the weather.",
      "=“What have you two been up to?” people asked after that. {Hero} and {thehelper} told them all of it, both at the same time, and neither of them mentioned the weather.",
    ],
  ],
};

const GRAVE =
  /^(?!.*\b(?:died|dead|dying|war|prison|operation|hospital|killed|murder\w*|ill|cancer|lawnmower|refused|ghosts?|haunted|killers?|thriller|horror|put down|heartbr\w+|gnomes?|organ|clones?)\b)/;

/** Arcs for whatever a creature or a thing does on purpose. */
export const anySmallArcs: readonly Arc[] = (["creatures", "things"] as const).map(
  (of): Arc => ({
    told: /^(?!was\b|were\b|had\b(?! to\b)|could\b|did not\b|would\b|died\b|felt\b|thought\b|knew\b|got\b|lived\b|fell\b|won\b|lost\b|dried\b|came\b|became\b|grew\b|looked like\b|forgot\b|escaped\b|hated\b|loved\b|liked\b|heard\b|saw\b|found\b|\w+ (?:him|them|it|her)\b|had to get it|stole\b|secretly\b|steals?\b|turned up\b|asked\b)/,
    by: "hero",
    of,
    idea: GRAVE,
    stories: [theOtherSide, hardlyAnything, aWordForIt, threeReasons],
  }),
);

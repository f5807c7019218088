import { role, story } from "../../subject-story.ts";
import { notFor, part } from "./part.ts";

/** Stories of fathers who braid, and of newcomers in villages. */
export const alone = [
  story({
    says: [
      /\b(?:father|dad|widower|grandfather|grandpa|uncle|brother|bachelor)\b/i,
      /\b(?:braid\w*|plait\w*|pigtails?|ponytail|do (?:her|his daughter['’]s) hair|daughter['’]s hair|style (?:her )?hair)\b/i,
      role("child", "daughter|granddaughter|niece|sister|girl"),
    ],
    may: [
      part("alone|single|widow\\w*|died|left|leaves|leave"),
      part("learn\\w*|braid\\w*|plait\\w*"),
      part("school|wedding|dance|party|first"),
    ],
    unless: notFor("barber|hairdresser|salon|bald|chemo\\w*|cut off"),
    of: "adults",
    after: [
      "“It hurts,” said {child}. “I haven't started yet,” said {hero}. In front of {him} lay a brush, four bands and a page that {he} had printed out. There were eleven pictures on it. Between the second and the third something happened that the page did not show.",
      "{Hero} could do a good many things with {his} hands. What {he} had in them now was alive, and as slippery as soap, and it had a great deal to say. The first one came apart before they were at the door. The second stuck out like a handle.",
      "+ At night {he} practised on the fringe of the curtain, on three pieces of washing line, and on the dog lead of the people downstairs. {He} whispered it to {himself}: the right one over the middle one, the left one over the middle one. A colleague caught {him} at it with the cable of the drill, and said nothing, and the next day brought along a box of hair clips with ladybirds.",
      "+ There were other things that had no page at all. Which of the cups was the right one? How did the song go on, after the moon? “That's not how it's done,” said {child}, more often than {hero} could count. {He} did not always know how it was done. {He} only knew that it had to be done now, by {him}, with these hands, before eight o'clock.",
      "On the morning before the great day nothing would work. It was late, the brush got stuck, and there were tears. “You can't do it! You'll never be able to do it!” {Hero} put the brush down. {He} sat down on the edge of the bath, beside the sulking head, and both of them looked at the tiles. “No,” {he} said. “I can't do it yet. I'm awfully scared of tomorrow. And you?”",
    ],
    end: [
      "There was a sniff. “What if they laugh?” asked {child}. “Then they'll laugh at me,” said {hero}. “You just tell them who did it.” {Child} thought about it, turned round, and leaned back against {his} knees. “Hold it more loosely,” {child} said. “And you always forget the left one.” So that was it. That was what happened between the second picture and the third.",
      "The next day they were up at five. The right one over the middle one, and the left one over the middle one: {child} counted along. It was not quite straight, and there were two ladybirds where it would not hold. But it held. It held as far as the gate, and there the other parents stood. “Who does that so nicely?” a woman asked. {Child} turned right round, so that everyone could see it from behind.",
      "{Hero} has a line of waiting customers now, at the gate, on mornings when it is windy. {He} carries a brush in the tool box and four bands on {his} wrist. The page hangs over the bath, with its eleven pictures. Between the second and the third there is a new one, drawn with a felt pen: two people, who are looking at the tiles.",
    ],
  }),
  story({
    says: [
      /\b(?:mov(?:e|es|ed|ing)|newcomers?|new in|settl\w+|buys? (?:an? )?(?:\w+ )?(?:farm|house|cottage)|bought (?:an? )?(?:\w+ )?(?:farm|house|cottage))\b/i,
      /\b(?:village|island|hamlet|small town|countryside|farm)\b/i,
      /\b(?:nobody|no one|villagers|neighbours|locals|everyone|people) (?:greets?|greeted|talks?|talked|speaks?|spoke|likes?|liked|ignores?|ignored|trusts?|trusted|wants?|wanted|(?:is|are|was|were) (?:unfriendly|suspicious|cold))|\b(?:outsiders?|not welcome|unwelcome|ignored by)\b/i,
      /\b(?:fire|storm|flood\w*|burn\w*|snow\w*|power cut|avalanche)\b/i,
    ],
    may: [
      part("mov(?:e|es|ed)|bought|buys"),
      part("greet\\w*|talk\\w*|speaks?|spoke|ignor\\w*|trust\\w*|outsiders?"),
      part("fire|storm|flood\\w*|snow\\w*"),
    ],
    unless: notFor("boy|girl|school|curse|cult|war|refugees?"),
    of: "people",
    after: [
      "They had baked a cake. In town one had told them to do that: go round with cake. At the first door a curtain moved. At the second a dog said what it thought. At the third an old man looked at the plate, and then at their shoes. “We've got cake,” he said, and shut the door. They ate it themselves. It took until Thursday.",
      "+ It was not that people were rude. They were only busy whenever the two groups met. In the shop the talk stopped, and one could hear the freezer. {Hero} said good morning to the mayor, to the post van and to the cows. The cows looked up. “They'll get used to us,” {he} said in the evening. “In about two hundred years.”",
      "+ They did everything wrong, too. They mowed on the wrong day and parked where the brass band turned round. They put the wrong bin out, and in the morning it stood before their door again, without a word, and very straight. “Somebody cares, at any rate,” {hero} said.",
      "Then came the night when they woke up and knew at once that something was wrong. One could hear it before one could see it. {Hero} ran out in {his} night things, and for one moment there was only the dark village with its closed shutters. Whom does one call, when one does not know a single name? {Hero} took a deep breath. “Help!” {he} shouted, to all the doors at the same time. “Please!”",
    ],
    end: [
      "The first shutter flew open before the echo was back. It was the old man with the shoes. “The pump!” he bawled, and then there were lights, one after the other, up the whole street. They came in rubber boots and nightshirts, with buckets and ladders, and each of them knew where to stand. Somebody pushed {hero} into the row between the mayor and the woman from the shop. “Don't talk,” she said. “Pass it on.”",
      "By four it was over. They all stood about, black in the face and wet to the knees, and no one could be told from anybody else. {Hero} wanted to say thank you and found that {his} teeth were chattering. A coat was put round {his} shoulders. “You mow on the wrong day,” said the old man. “I know,” said {hero}. “It's Saturday. I'd have told you, but you never asked.” And after a while, rather gruffly: “Is there any cake?”",
      "There was none, but there was bread, and then there was a bottle, and by the time the sun rose everybody had told {hero} their name. The freezer in the shop cannot be heard any more for all the talk. On Saturdays the mowers start up along the street, one after the other. And whenever anybody new moves in, it is {hero} who comes out, looks at their shoes, and then asks them in.",
    ],
  }),
];

import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";

/** Small creatures that are hidden or looked after, and toys that are on their own. */
export const smallCharges: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:hid|hide|hides|hidden|kept|keep|keeps|conceal(?:ed)?|smuggle[ds]?|sneaked) (?:it|him|her|them|the [a-z]+(?: [a-z]+)?|(?:an?|his|her|their) (?:[a-z]+ ){0,2}?[a-z]+) (?:secret |hidden |away |in [^.]*? )?from (?<boss>(?:the|his|her|their|my|our) (?:[a-z]+ ){0,2}?(?:captain|headmaster|headmistress|head teacher|teacher|principal|caretaker|landlord|landlady|boss|commander|guard|manager|cook|admiral|sergeant|porter|warden|conductor|king|queen|aunt|uncle|grandmother|grandfather|grandma|grandpa|mother|father|mum|mom|dad|doctor|nurse|matron|housekeeper|owner|inspector|director|janitor))\\b[^.]*",
    ),
    idea: /\b(?<found>(?:an?|the|one) (?:(?!egg)[a-z]+ ){0,2}?(?:bee|kitten|puppy|mouse|hedgehog|duckling|chick|gosling|hamster|frog|squirrel|bat|owl|owlet|penguin|rabbit|guinea pig|alien|dragon|lizard|tortoise|turtle|hatchling|ferret|parrot|sparrow|pigeon|raven|crow|beetle|cat|fox cub|piglet|gecko|chinchilla|otter pup|troll|goblin|fairy|elf|monkey))\b(?! egg)/i,
    after: [
      [
        0,
        "=The first hiding place was under the bed. It was a very good one, for an hour. Then it turned out that {thefound} did not think much of beds. The second one was the wardrobe, and the third one was {hero's} sleeve.",
      ],
      [
        1,
        "It had to eat. {Hero} tried bread, and it looked at the bread. {He} tried lettuce, apple and half a sausage. It wanted none of that. It wanted jam, and it wanted it from the spoon.",
        "It had to eat. “Bread?” said {talker}. It looked at the bread. “Lettuce?” said {hero}, and {mate} said, “Half a sausage?” It wanted none of that. It wanted jam, and it wanted it from the spoon.",
      ],
      [
        1,
        "{Hero} had never been any good at telling lies. “What's that noise?” “My stomach.” “And what's that moving in your sleeve?” “That's my stomach as well,” said {hero}. {He} had to lie down for two hours, and got camomile tea.",
      ],
      [
        2,
        "There began to be signs. A jar was empty that had been full in the evening. There were small tracks in the flour. {Theboss} stood still in the passage and listened. “There's something here.” {Hero} coughed, and tried to hit the same note.",
      ],
      [
        0.5,
        "=Then one morning the door stood open, and {thefound} was gone. {Hero} looked everywhere. {He} crawled along the wall with a spoonful of jam and called as softly as one can call. Then there were two shoes in front of {him}. Above the shoes stood {theboss}.",
      ],
    ],
    end: [
      [
        0,
        "=“For a week somebody has been talking to the furniture here,” said {theboss}. “I take it that the jam goes in at the back?” {Hero} wanted to say something about {his} stomach. But there was a small noise, quite near. It came out of a coat pocket, and it was not {hero's} coat. They both looked down. It had got in there all by itself. It was warm, and it was fast asleep.",
      ],
      [
        0.4,
        "={Theboss} did not move any more, like somebody who has been handed a tray full of glasses. “How long does it sleep like that?” It was no more than a whisper. “Two hours, as a rule,” {hero} whispered back. “Then somebody has to bring me a chair.”",
      ],
      [
        1,
        "Officially it does not exist. There is nothing about it in any list. Only the jam comes in bigger jars now, and {theboss} signs for it without a word.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:look(?:ed|s)? after|takes? care of|took care of|mind(?:ed|s)?|babysat|babysits?|dog-?sat|watch(?:ed|es)?|care[ds]? for|fed|feeds?) (?<charge>(?:an?|the|his|her|their|my) (?:[a-z]+['’]s? )?(?:(?:old|little|very|small|fat|grumpy|spoiled|huge|enormous|class|school|beloved|[a-z]+) ){0,2}?(?:dog|cat|parrot|hamster|rabbit|budgie|tortoise|goat|puppy|kitten|guinea pig|poodle|dachshund|pug|pony|llama|pig|goose|duck|hen|cockatoo|ferret|chameleon|snake|iguana|hedgehog|dragon))\\b[^.]*?\\b(?:for|over|while|during|until)\\b[^.]*",
    ),
    after: [
      [
        0,
        "=There was a sheet of paper with it, in very small writing. It had eleven points. Point one was: no fuss. “That's not so hard,” said {hero}. {He} had not turned the paper over yet.",
      ],
      [
        1,
        "On the first day {thecharge} ate nothing at all. {Hero} rang up. “Have you sung?” they asked. “Sung?” “Point nine.” {Hero} could not sing. It turned out that this did not matter.",
        "On the first day {thecharge} ate nothing at all. “Point nine,” {talker} read out. “Sing.” {Hero} could not sing, and {mate} could not, either. It turned out that this did not matter.",
      ],
      [
        1,
        "On the second day {thecharge} ate everything, and after that points four to seven. What was in them nobody ever found out. Perhaps it was about paper.",
      ],
      [
        1,
        "So {hero} had to guess. {He} guessed that it did not like the vacuum cleaner, the doorbell and Tuesdays. {He} guessed that it liked the armchair. There had been only one armchair, and it had been {hero's}.",
      ],
      [
        0.5,
        "=On the last evening a window was open, and {thecharge} was gone. {Hero} looked in places where it could not possibly be: in the oven, in the letter box, in {his} own pockets. Then {he} went up the road and down the road and sang, as loudly as {he} could. Windows were opened. People wanted to see who was so unhappy.",
      ],
    ],
    end: [
      [
        0,
        "=When {hero} came home, {thecharge} was sitting on the mat and looked reproachful. It had been behind the curtain. It had only wanted to see how far one would go. {Hero} sat down on the floor beside it, and they had supper there. Neither of them mentioned the matter again.",
      ],
      [
        0.6,
        "=“Well, was there any fuss?” they asked when they came for it. “None,” said {hero}. Then they listened. From the armchair came a sort of humming, and it was a little off the note. “It never did that with us,” they said.",
      ],
      [
        1,
        "It was very quiet after that, and there was an armchair free. On Thursday the telephone rang. There was only somebody breathing, and somebody in the background who said: “It won't eat. Could you just for a moment, point nine?”",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:was|were|is|got|gets) (?:accidentally )?(?:left (?:behind|on|at|in|under)|forgotten|lost|dropped)\\b|left behind\\b|fell out of|(?:find|found|make|made|get|got|fight|fought|travel|travelled|hop|hopped|set out|sets out|set off|sets off|go|went|had to (?:find|get|make))\\b[^.]*?\\b(?:back|home)\\b|made friends with)[^.]*",
    ),
    idea: /^(?:An?|The|One|There (?:was|were) (?:once )?(?:an?|the|two|three)|This is the story of (?:an?|the|two)|Two|Three|Old|Little) (?:[a-z-]+ ){0,3}?(?:teddy|knitted|stuffed|toy|doll|plush|rag|cuddly|woollen|cloth)\b(?!.*\b(?:lighthouse|shop window|attic|museum|toy shop|drain)\b)(?=.*\b(?:train|bus|tram|beach|park|airport|plane|station|ferry|taxi|caf[eé]|motorway|playground|hotel|plane|picnic|holiday|supermarket|zoo|campsite)\b)(?=.*\b(?:left|forgot(?:ten)?|lost|dropped|fell|falls)\b)/i,
    after: [
      [
        0,
        "=At first {hero} thought that it was a game. One is put down, one keeps still, and one is found. {He} kept very still. It got dark, and {he} {was} still winning.",
      ],
      [
        1,
        "Somebody picked {him} up, said “aha”, and set {him} down on top of something, where {he} could be seen. {He} {was} seen by a great many people. They were friendly, and they were all the wrong ones. One could tell by their hands.",
      ],
      [
        1,
        "It is a long way home for somebody with short legs. So {hero} thought it over: one has to travel in a hood, or in a bag that is not quite shut, with somebody who is going in the right direction and does not turn round. {He} only had to choose well. {He} went by the smell, and it was toast.",
      ],
      [
        2,
        "An old gentleman sneezed into {him} and begged {his} pardon. A dog carried {him} for a while. It was very polite about it, apart from the wet.",
        "“If you get lost, stay where you are,” {mate} had once said. {Hero} had thought about that. It is good advice. It is only no good for those who are carried.",
      ],
      [
        0.5,
        "=Then it rained, and {he} lay in a puddle. A seam had come open, and one could see what {he} {was} made of. It is not pleasant to see that. {Hero} looked up into the rain. Somewhere a clock struck. It was the hour at which {he} {was} always tucked in.",
      ],
    ],
    end: [
      [
        0,
        "=First there was the smell: soap, toast and a bit of modelling clay. Then there was a voice, and it was quite hoarse, because it had been calling for so long. “There!” it said. And then {hero} {was} held so tight that the puddle ran out of {him} again.",
      ],
      [
        0.6,
        "={He} {was} washed, and {he} put up with it, and hung up on the line to dry. From up there one could see almost the whole of the way. It was longer than {he} had thought.",
      ],
      [
        1,
        "The seam was sewn up with red thread, because there was no other in the house. {Hero} wore it like a medal. And {he} {was} never put down again anywhere just for a moment.",
      ],
    ],
  },
];

import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";

const SKY = "moon|stars?|little star|sun|clouds?|comet|rainbow";

/** Stories of a night inside a closed house, of odd things that are planted, and of things that fall from the sky. */
export const nightsInside = [
  story({
    says: [
      /\b(?:locked (?:in|inside|into|up)|shut in|trapped|left behind|forgotten|spen[dt]s? (?:the|a) night|overnight|over night|closing time|sleepover)\b/i,
      /\b(?<hall>(?:an?|the|his|her|their) (?:[a-z'-]+ ){0,3}(?:museum|toy ?shop|toy store|shop|department store|supermarket|school|library|zoo|aquarium|bakery|theatre|castle|gallery|bookshop|planetarium|museum of [a-z ]+))\b/i,
      /(?:\band|\bwhen|\bwhere|\.|,) (?<waker>(?:[Aa]n?|[Tt]he|[Aa]ll the|[Tt]heir|[Tt]wo|[Ss]ome) (?:[\p{Ll}'’-]+ ){0,4}?[\p{Ll}'’-]+)(?: (?:in|of|on|from) [^.,]*?)? (?:(?:suddenly|all|slowly) )?(?:wakes? up|woke up|awoke|wakes|comes? (?:alive|to life)|came (?:alive|to life)|starts? to move|started to move|begins? to (?:move|talk|dance)|began to (?:move|talk|dance|speak)|started (?:moving|talking|dancing)|start(?:s)? (?:moving|talking|dancing))\b/u,
    ],
    unless:
      /\b(?:murder\w*|killed|zombies?|killer|robbers?|thieves|thief|burglar|guard named|night guard|watchman|elevator)\b/i,
    of: "people",
    after: [
      "Nobody had noticed. The big door fell shut, a key turned twice, and outside the last steps went away. {Hero} called, but {thehall} only gave the call back. It got dark from the corners inwards. And then, somewhere in that dark, something sneezed.",
      "{Hero} stood absolutely still. There was a creak, a rustle, and a long, long stretch. And into the moonlight, yawning, stepped {waker}. “Closed at last,” said a voice. “And who are you? You're not dusty enough to belong here.”",
      [
        "+ {Hero} reached for {mate}, and {mate} reached for {hero}. “We're locked in,” whispered {hero}. “Oh, so are we,” was the answer. “Every night. You get used to it. What do you want to do first?” In {thehall}, it turned out, there was a list. It hung behind the fire extinguisher.",
        "+ “I'm locked in,” whispered {hero}. “Oh, so are we,” was the answer. “Every night. You get used to it. What do you want to do first?” In {thehall}, it turned out, there was a list. It hung behind the fire extinguisher.",
      ],
      "So {hero} saw {thehall} as no visitor has ever seen it. They slid down the long banister. They had a race past all the signs that say “Please do not touch”. {Hero} was lifted up to see what stands on the very top shelf. And nobody said “Quietly, please”, until there was that crash.",
    ],
    end: [
      "Something lay on the floor in a great many pieces. It grew so silent that you could hear the moon. “It will be light in three hours,” came a whisper. “At eight they come with the key. If they see this, they'll know about us.”",
      "{Hero} looked at the pieces, and at {waker}. “I need glue,” said {hero}, “and light. And you've got to hold still.” They were very good at holding still. They stood in a circle until the sun came up, and held each piece just where {hero} had put it, and did not breathe once.",
      "At eight the key turned. The one who opened the door turned pale to find {hero} there. “All night long? In {thehall}? You must have been so frightened, all alone!” {Hero} looked round. “I wasn't alone,” {he} wanted to say. “It was very quiet,” said {hero} instead.",
      "{Hero} often goes back there in the daytime. {He} stops in front of {waker}, where there are always people who read out the sign. {He} just waits until they have gone on to the next room. Then {he} says, very softly, “Good evening.” And every time there comes the smallest, dustiest wink.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:plant(?:s|ed)?|buri(?:es|ed)|bury|sow(?:s|ed)?|put|puts) (?!flowers|trees|a tree|an? (?:apple|oak|cherry|lemon) tree|a (?:magic(?:al)? )?(?:seed|bean|flower|rose|sapling)|seeds|carrots|vegetables)<odd:thing>",
      ),
      /\b(?<tree>(?:an?|the) (?:[a-z'-]+ ){0,3}?(?:tree|bush|plant|flower)(?: (?:full )?(?:of|with|made of) (?:[a-z'-]+ ){0,2}?[a-z'-]+)?)(?: (?:of|that|which|on which) [^.]*?)? (?:grew|grows|came up|sprouted|sprouts|shot up|appeared|began to grow|was growing)\b|\b(?:grew|grows|sprout(?:s|ed)) (?:in)?(?:to )?(?=an?\b)/i,
    ],
    unless: /\b(?:murder\w*|body|dead|treasure|time capsule|bomb|money laundering|grave|ashes|memory of)\b/i,
    after: [
      "{Hero} did it properly, with a small hole, a little water and a stick with a label. “That won't grow,” said everyone who came past, and looked down at the place where {odd} lay under the earth. “How do you know?” asked {hero}. “Has anyone ever tried it?” And there they had no answer.",
      "For three days nothing happened. On the fourth morning there was a crack in the ground. On the fifth there was something green. By the end of the week {hero} had to put {his} head back to see the top of {tree}.",
      "+ People came with ladders and cameras. A professor sniffed at the leaves and said that it was out of the question. Then he asked if he might have one. {Hero} picked the ripest, shook it carefully, and gave it to him. It was still warm from the sun.",
      "Soon they were all standing there with bags and baskets. At first each of them took one. Then each took two, in case. Then there was pushing, and somebody broke off a whole branch. {Hero} stood in front of {tree} with arms spread wide, but they simply reached over {him}.",
    ],
    end: [
      "In the night {hero} heard a dry rustle. In the morning the leaves of {tree} had turned grey, and not one thing hung there any more. The people looked into their baskets. “It's used up,” they said, and went home. {Hero} sat down on the ground with {his} back to the trunk.",
      "“I'm sorry,” said {hero}. “You've given everything away.” {He} turned out {his} pockets. All {he} had left was the very first one that had grown, which {he} had kept. Then {he} took the spoon, dug a hole next to the roots, and put it in. “There,” said {hero}. “You have one as well.”",
      "It took until spring. Then, one by one, they began to come back. Each of them held something small that they had kept back. “May I?” they asked, and {hero} handed them the spoon. And soon there were holes all the way down to the gate.",
      "Now it grows on both sides of the road, and there is enough for everybody who comes by. A little stick with a label still stands in front of it. “That won't grow,” a child reads out. And {hero}, up in the branches, throws something down.",
    ],
  }),
  story({
    says: [
      new RegExp(
        `(?<fallen>\\b(?:[Aa]|[Tt]he|[Oo]ne) (?:[a-z]+ ){0,2}(?:${SKY}))(?: from the sky)? (?:had )?(?:fell|falls?|fallen|drop(?:s|ped)|tumble[sd]?|crash(?:es|ed)|landed|lands|get(?:s)? stuck|got stuck|slip(?:s|ped))(?: down| out of the sky| from the sky)? (?:in|into|on|onto|behind|through) (?<spot>(?:an?|the|his|her|their) (?:[a-z'-]+ ){0,2}?[a-z'-]+)(?=[,.]| and| where| one| when| so| but|$)`,
      ),
      /\b(?:back|home|return|up again|into the sky|to the sky)\b/i,
      role(
        "helpers",
        "animals|frogs|foxes|mice|bears|rabbits|hares|squirrels|owls|ducks|children|badgers|cows|sheep|hens|beavers|otters|penguins|elephants|monkeys|moles|cats|dogs|birds|ants|snails|goats|pigs|toads|hedgehogs|farm animals|ducklings|fireflies|fishermen|villagers|neighbours|friends|kids",
      ),
    ],
    unless: /\b(?:wish(?:es)?|alien|spaceship|astronaut|telescope|in love)\b/i,
    after: [
      "There was a splash of light, a hiss, and then a very small “Oh dear”. When {helpers} dared to look, there was {thefallen}, in the middle of {thespot}, and shone on everything from below. It was a little bent on one side. “I only wanted to see better,” it said. “I leaned out too far.”",
      "+ “Don't worry,” said {helpers}. “What's down can go up.” First came throwing. They counted to three and threw with all their might. {Thefallen} flew as high as the bushes and came down again on the same side. “That was the bent one,” it said. “But thank you.”",
      "+ Next they built a tower, each on the shoulders of the other, with the fattest at the bottom. It got very high. Then somebody had to sneeze. After that it was quite a while before they had all been sorted out, and each had found the right legs.",
      "Meanwhile the night went on, and up there was a hole. You could see it clearly. The moths flew in circles because they had lost their way. And {thefallen} was getting paler. “I can't do it down here for very long,” it said softly. “I'm made for far away.” {Helpers} looked at each other and did not know what else to try.",
    ],
    end: [
      "“What holds you up there when you are there?” asked the smallest of them, who so far had not been asked. {Thefallen} had to think. “I believe it's the looking,” it said. “Somebody always looks up. And if they look, then I don't fall.” “And that time?” “That time nobody looked. It was raining, and you were all asleep.”",
      "So they tried that. {Helpers} lay down on their backs around {thespot}, close together, and looked. They didn't look at {thefallen}, but above it, at the hole, just as if it were up there already. They did not blink. And very slowly, like something that remembers how it goes, {thefallen} began to rise.",
      "When it came to the bushes it stopped, because somebody had looked away. “Up!” they all called. It rose above the trees, and it rose above the hill, and it got smaller and brighter. Then it gave a click, quite faint, as when you shut a tin. The moths stopped circling. The hole was gone.",
      "It still hangs a little bit bent, if you know where to look. And every night before they go to sleep, {helpers} come out once more, even if it's raining, and lie down on their backs at the edge of {thespot}. “We're looking!” they call. And up there something twinkles, and doesn't lean out.",
    ],
  }),
];

import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { BEINGS } from "./beings.ts";

const NOT_OF_BODIES =
  /\b(?:murder\w*|kill\w*|died|dead|funeral|hostage|kidnap\w*|bank|money|penalty|goal|war|cancer|illness|marriage|extinction|himself|herself|closing|closed|demolition|bankrupt\w*|being (?:sold|torn|closed|cut)|scrap\w*|boredom|world|Christmas|(?:library|school|theatre|forest|village|town|city|kingdom|planet|restaurant|bakery|bookshop|shop|cinema|farm|castle|hat|tree|house|hotel|boat|ship|bridge|park|garden|treasure|museum|festival|wedding|party|day|season|cake|harvest) from|allergic|plumbing)\b/i;

const MANY =
  /\b(?:sav\w+|rescu\w+) (?:all )?(?:his|her|its|the|their|a|some|other|three|four|five|\d+) (?:\w+ )?(?:crew|herd|flock|family|passengers|children|villagers|people|friends|animals|team|class|colony|pack|sailors|miners|kittens|puppies|chicks|eggs|sheep|brothers|sisters|siblings|tourists|students|pupils|neighbours|group|\w{3,}s) from\b/i;

/** It is somebody who is saved. */
const SAVED = new RegExp(
  `\\b(?:sav\\w+|rescu\\w+|pull\\w*|drag\\w+|dug|fished|freed) (?:[\\p{Ll}'’-]+ ){0,4}?(?:\\p{Lu}\\p{Ll}+|${BEINGS})(?:,? \\p{Lu}\\p{Ll}+)?(?: and [^.]{1,30}?)? (?:from|out of)\\b`,
  "u",
);

/** Stories of who is saved from a danger, or protected from somebody. */
export const rescuing = [
  story({
    says: [
      phrase(
        "(?:rescued|rescues|saved|saves|had to (?:save|rescue)|tried to (?:save|rescue)|wanted to (?:save|rescue)|pulled|pulls|pull|dragged|drags|dug|fished|freed) <other:somebody> (?:from|out of) <danger:thing>",
      ),
      SAVED,
    ],
    may: [phrase("[Aa]nd <aide:somebody> (?:pulled|saved|rescued|dragged|dug|freed|had)")],
    unless: new RegExp(`${NOT_OF_BODIES.source}|${MANY.source}`, "i"),
    of: "adults",
    after: [
      "The call for help came when nobody else was near. {Hero} heard it, and knew at once what it meant: {other} was in danger. {He} ran. On the way {he} thought of {thedanger}, and of what {he} had with {him}, and that it was not enough. {Hero} had often imagined how {he} would act at such a moment. {He} had always imagined more time.",
      "Then {he} saw {other}, and it was worse than {he} had believed. There was no way to get near. {Hero} tried it from the one side and was thrown back. {He} tried it from the other, and lost {his} footing. “Hold on!” shouted {hero}. “I can see you! Don't look at it. Look at me!”",
      "+ People had gathered by now. Some of them gave advice, and some held up their phones. “It's too late, you can't go in there,” a man told {hero}, and took {him} by the arm. {Hero} looked at the hand on {his} arm until it was taken away. {He} had never liked that sentence, and today {he} had no time for it.",
      "{Hero} breathed in deeply and went. Between {thedanger} and {other} there was only {hero} now. {He} did not feel brave. {He} felt cold and very clear, and {he} counted the steps: five, six, and then there was no ground under the next one.",
    ],
    end: [
      [
        "{He} fell, got hold of something, and pulled {himself} up again, and there was {other}, so near that {hero} could touch {otherhim}. “Got you,” said {hero}. {He} took hold of {other} with both arms and did not let go any more, whatever came. {Aide} was already there, held on to {hero}, and helped to pull. They went back the way {he} had come, and it was twice as long. Behind them they could hear that they had been just in time.",
        "{He} fell, got hold of something, and pulled {himself} up again, and there was {other}, so near that {hero} could touch {otherhim}. “Got you,” said {hero}. {He} took hold of {other} with both arms and did not let go any more, whatever came. They went back the way {he} had come, and it was twice as long. Behind them they could hear that they had been just in time.",
      ],
      "And then they were out. {Hero} laid {other} down on the ground, carefully, and only then {his} hands began to shake. {Other} was alive. {Other} looked about, with big eyes, as if the world were new. Somebody put a blanket round both of them, and a cup into {hero's} hand. “Why did you go in?” they asked {him}. {Hero} thought about it. “I'd already said that I could see {otherhim},” {he} answered.",
      "The scratches have healed since then. {Hero} does not talk about {thedanger} much. But {other} has not forgotten. When the two of them meet, {other} comes straight to {hero}, close enough to touch, and stays there for a while.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:rescued|rescues|saved|saves|had to (?:save|rescue)|tried to (?:save|rescue)|wanted to (?:save|rescue)|pulled|pulls|pull|dragged|drags|dug|fished|freed) <other:somebody> (?:from|out of) <danger:thing>",
      ),
      SAVED,
    ],
    may: [phrase("[Aa]nd <aide:somebody> (?:pulled|saved|rescued|dragged|dug|freed|had)")],
    unless: new RegExp(`${NOT_OF_BODIES.source}|${MANY.source}`, "i"),
    after: [
      "It was an ordinary day until {hero} heard a cry. {He} stopped and listened. There it was again, thin and far away: it was {other}. {Hero} forgot what {he} had been about to do. {He} hurried towards the cry as fast as {he} could, and came to {thedanger}, and {other} was in the middle of it and could not get out.",
      "“Help!” cried {other}. {Hero} looked round for somebody big, somebody who knew what to do. There was only {hero}. “I'm coming!” {he} shouted, before {he} had any idea how. {He} tried to come close, and had to jump back. {He} tried again, a little to the side. {Thedanger} did not look like something that you could ask nicely.",
      "+ So {hero} thought, very fast, with {his} eyes shut, because {he} thought best like that. {He} was not strong enough for {thedanger}. {He} was not big enough either. But {he} was here, and {he} was quick, and {he} knew this place better than anybody. It was not much. It would have to do.",
      "“When I say now, you come to me!” called {hero}. {Other} shook {otherhis} head. {Other} was too frightened to move even a little. “I can't,” whispered {other}. It was then that {hero} understood: {he} could not do it from out here. {He} would have to go in, right up to {other}.",
    ],
    end: [
      [
        "So {hero} went in, and {aide} held on to {hero} from behind. {His} heart beat so loudly that {he} could hear nothing else. {He} reached {other} and got hold of {otherhim}. “Now,” said {hero}, quite quietly, and they both moved at once. {Hero} pulled, {aide} pulled, {other} pushed, something tore, and there was one terrible moment when they were stuck. Then they were through. They tumbled out and over and over, and lay there, and the worst was behind them.",
        "So {hero} went in. {His} heart beat so loudly that {he} could hear nothing else. {He} reached {other} and got hold of {otherhim}. “Now,” said {hero}, quite quietly, and they both moved at once. {Hero} pulled, {other} pushed, something tore, and there was one terrible moment when they were stuck. Then they were through. They tumbled out and over and over, and lay there, and the worst was behind them.",
      ],
      "“Are we out?” asked {other} after a while. “We're out,” said {hero}. They looked back at {thedanger}. It seemed smaller from here. {Other} held on to {hero} all the way home, and {hero} did not mind, because now that it was over {he} was trembling {himself}. “You shouted that you were coming,” said {other}, “and then you really came.”",
      "Since that day {hero} and {other} have gone everywhere together. {Other} tells the story to anybody who will listen, and makes {thedanger} a bit bigger each time. “It wasn't like that,” says {hero}. But {he} lets {other} tell it to the end, because {he} likes the part where they are through.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:rescued|rescues|saved|saves|had to (?:save|rescue)|tried to (?:save|rescue)|wanted to (?:save|rescue)) <others:somebody> from <danger:thing>",
      ),
      MANY,
    ],
    unless: NOT_OF_BODIES,
    after: [
      "{Hero} was the first to see it. {He} had looked up by chance, and {thedanger} had come closer than anybody believed. {He} called out a warning. But {theothers} had been frightened too often by nothing, and they went on with what they were doing. “You and your fancies,” they said to {hero}. Then the first of them looked up as well.",
      "After that everything happened at once. They ran this way and that, they called for each other, and each of them got in the way of the next. {Hero} was as frightened as all the rest. But {he} saw that they would be lost if somebody did not think now. “Stay together!” shouted {hero}. “Hold on to each other! Follow me!”",
      "+ Not all of {theothers} wanted to follow {hero}. “Who made you the leader?” called one at the back. “Come out here and do it yourself,” {hero} called over {his} shoulder, “I'd be glad of it!” The one at the back thought about that for less than a second, and came along with the others.",
      "So {hero} led them the only way that was left. It was narrow, it was steep, and it went terrifyingly near to {thedanger}. {He} counted them as they went by. Then {he} counted again. There was one missing: the smallest of them had been left behind. {Hero} looked at the safe side, and turned round, and went back.",
    ],
    end: [
      "There was hardly any time. {Hero} found the little one in a corner, with both eyes shut tight. “I can't see it, so it can't see me,” it whispered. “Good plan,” said {hero}. “Keep them shut and hold on.” {He} carried the little one on {his} back, and {thedanger} came right behind them. {Hero} did not look round. {He} jumped.",
      "They were caught on the other side. {Theothers} had not run on; they had made a chain, each holding on to the next, out to the very edge, to reach {hero}. They pulled, and {hero} was safe, and all of them were safe. Behind them {thedanger} came too late, and went away with nothing. They counted, out loud, and nobody was missing.",
      "{Hero} is not a leader now, and does not want to be. But {theothers} have got used to looking at {hero} first when something rustles. And if {hero} looks up and says that there is something there, they all believe it, at once, hold on to each other, and wait to be told which way.",
    ],
  }),
  story({
    says: [
      phrase("(?:rescued|rescues|saved|saves|had to (?:save|rescue)|found and rescued) <other:somebody>"),
      /\b(?:bird|puppy|kitten|cat|fox|owl|hedgehog|penguin|cub|lamb|bat|duck\w*|squirrel|pigeon|otter|rabbit|sparrow|crow|gull|seagull|raven|hawk|falcon|parrot)\b/i,
      /\b(?:injured|wounded|hurt|broken|stray|abandoned|stranded|orphan\w*|trapped|lost|half[- ]dead|baby|freezing)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|died|hostage|kidnap\w*|bank|goal|war|teach\w*|to fly|taught|from|himself|herself|owner|dragon|talking|magic)\b/i,
    of: "people",
    after: [
      "{Hero} knelt down, very slowly. {Other} lay quite still and looked at {him} out of one round eye. “I won't hurt you,” said {hero}. {Other} had no reason to believe that. {Hero} took off {his} jacket, laid it over {other}, and lifted up the bundle. It was lighter than {he} had expected. Through the cloth {hero} could feel a heart that beat as fast as a clock gone mad.",
      "At home {hero} put {other} down in the warmest place there was. “It won't live,” said the neighbour, and shook her head. “Nature has to take its course.” “Then it can take its course in the warm,” said {hero}. {He} brought water. {He} tried one kind of food after the other. {Other} turned away from all of it, and hid {otherhis} face.",
      "+ {Hero} sat up that night, and the night after. {He} read to {other}, because {he} did not know what else to do: the newspaper, a book about the sea, the instructions for the stove. {He} learned to be still, and to move slowly, and to look without staring. It was the stove that {other} seemed to like best.",
      "On the third day {other} was worse. {Hero} held the little dish in front of {otherhim}, and {his} hand was tired. “You don't have to like me,” {he} said. “You only have to eat.” {Other} did not move. {Hero} left the dish where it was, and laid {his} head on {his} arms, and in spite of everything {he} fell asleep.",
    ],
    end: [
      "{He} was woken by a small sound. {Hero} opened one eye and did not dare to open the other. {Other} was eating. {Otherhe} ate up everything, licked the dish or what came near it, and then looked straight at {hero}, as if to ask why there was not more. {Hero} laughed so much that {he} had to hold on to the table.",
      "After that it went quickly. {Other} got stronger and ruder every day, and there was no corner of the house that was safe. Then, one bright morning, {hero} opened the door and left it open. {He} had always known that this belonged to it. {Other} stood on the step for a long while. {Otherhe} looked out into the world, and {otherhe} looked back at {hero}.",
      "The choice was {other's}, and {hero} has never regretted that. The jacket still hangs by the door, with a tear in it, and it is never washed. And on bright mornings there is sometimes a small sound on the step, and one round eye, and {hero} goes to fill the dish.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:protected|protects|was protecting|guarded|guards|tried to protect|had to protect|defended|defends) <other:somebody> from <threat:thing>",
      ),
    ],
    unless: /\b(?:murder\w*|kill(?:ed|s) (?:him|her|them)|court|lawyer|trial|sun|rain|bull(?:y|ies))\b/i,
    after: [
      "It was one against many. {Hero} had counted them: {thethreat} on that side, and on this side {hero}, with {other} behind {him}. “Stand aside,” {hero} was told. “It's nothing to do with you.” {Hero} looked over {his} shoulder. {Other} had come close and pressed up against {him}, and was trembling. So it did have to do with {hero}.",
      "That first day {hero} only stood there until it got dark, and did not step aside. It was enough for once. But {thethreat} would be back, and everybody knew it. {Hero} brought {other} to a better place and made a bed there. Then {he} sat down in front of the entrance, with {his} back against the wall and {his} eyes open.",
      "+ “Why do you do this?” asked those who came past. “What is {other} to you?” {Hero} found that hard to answer. In the beginning it had been only because {he} happened to be there. But {he} had seen {other} sleep since then. There are things that you cannot give back after that.",
      "They came back at dawn, more of them than before. {Thethreat} had thought up something this time: some came from the front, and some crept round behind. {Hero} noticed it too late. {He} turned, stumbled and fell, and for one moment there was nothing at all between {thethreat} and {other}.",
    ],
    end: [
      "But {other} did not run away. {Other} stepped forward, on shaky legs, and stood over {hero}, just as {hero} had stood there the whole time. It became very quiet. One of them who had come to do harm lowered his arm. “Look at that,” he said. It is hard to be angry at two who are so afraid and stay where they are.",
      "{Hero} got up. {He} did not shout; {he} told them who {other} really was, what {other} ate and when {other} slept, and that {other} had never wanted anything but peace. The longer {he} talked, the less they looked like {thethreat} and the more like people who would rather be at home. One after the other they turned round and left.",
      "Nobody has come since then. {Hero} still sits at the entrance in the evening, out of habit. But {he} has no need to keep {his} eyes open now. {Other} lies across {his} feet, wide awake, and is watching over {hero}.",
    ],
  }),
];

import { role, story } from "../subject-story.ts";
import { alongside } from "./companion.ts";

/** Tales of a slow one in a race, of enemies in one hole, of one who is stuck, and of a moon that has come down. */
export const racesAndTraps = [
  story({
    says: [
      role("slow", "snail|sloth|tortoise|turtle|slug|hedgehog|mole|caterpillar|worm|hippo|penguin|duck|koala"),
      /\b(?:race[sd]?|racing|marathon|olympics|olympic games|sports day|championship|tournament|competition)\b/i,
    ],
    may: [
      alongside,
      /\b(?:slow(?:est)?|laugh\w*|win(?:s|ning)?|won|take part|took part|ent(?:er\w*)|against|wants to|dream\w*|jungle|garden)\b/i,
      /\b(?:laughed at (?:him|her|it|them)|all the others|everyone laugh\w*|others)\b/i,
    ],
    lead: "slow",
    unless: /\b(?:cook\w*|sing\w*|beauty|danc\w*|cheat\w*|swim\w*|broom|murder|dog sled|hiccups)\b/i,
    after: [
      [
        "“You?” said the hare at the table where the names were written down. “The race is on Sunday. You'd have to start today.” Everybody laughed, and the hare laughed longest. {Talker} did not laugh. “Write it down,” said {talker}. “With one line under it.” And so {hero} got a number, and it was the last one.",
        "“You?” said the hare at the table where the names were written down. “The race is on Sunday. You'd have to start today.” Everybody laughed, and the hare laughed longest. “Then I will,” said {hero}. So {hero} got a number, which was the last one, and went straight off to train.",
      ],
      [
        "+ @meadow(hero run, mate stand) {Talker} held the watch. On Monday {hero} got as far as the dandelion. On Tuesday {he} got as far as the dandelion too, but {he} was in better spirits. “You never stop,” said {talker}. “Have you noticed? You're slow, but you never stop.”",
        "@meadow(hero run) On Monday {hero} got as far as the dandelion. On Tuesday {he} got as far as the dandelion too, but {he} was in better spirits. A beetle who watched the training scratched his head. “You never stop,” said the beetle. “Have you noticed? You're slow, but you never stop.”",
      ],
      "+ @meadow.night(hero sleep) On the night before the race {hero} could not sleep, and counted the others instead: the hare with the long legs, the lizard, the mouse on her toes. “What if they laugh again?” {he} thought. “Well, then at least I shall hear it from behind. Nobody has ever heard so much of a race as I will.”",
      "@stadium(hero run) On Sunday the whistle blew, and there was a cloud of dust. When it had settled, there was nobody left on the track except {hero}, who had just lifted a first foot. The whole crowd roared with laughter. {Hero} put the foot down, and lifted the next.",
    ],
    end: [
      "@stadium(hero look) At noon the sun came out so hot that the road shimmered. Round the first bend {hero} met the lizard, who had lain down on a warm stone for one minute only. Round the second {he} met the mouse, who had found cheese. {Hero} nodded to them both, and went on.",
      "@stadium(hero walk) In the shade of the last tree lay the hare. He had been so far ahead that he had stopped to practise his winner's speech, and he had practised it so often that it had put him to sleep. “Dear friends,” mumbled the hare. {Hero} went past him on tiptoe, and tiptoe was the fastest that {he} had ever gone.",
      "@stadium(hero run, mate look) The crowd had stopped laughing. It was so quiet that they could hear {hero} breathe. Then one small voice called {hero's} name, and then a hundred called it. They walked along beside the track, step for step, and nobody went home. {Hero} touched the ribbon with {his} nose. It did not even tear. It only leaned over, and lay down.",
      "@meadow(hero sit) The ribbon hangs over {hero's} door now. The hare comes by each Sunday to ask how it was done, and {hero} tells him from the beginning, step by step. The hare has never stayed awake as far as the end.",
    ],
  }),
  story({
    says: [
      /\b(?:f(?:alls?|ell|allen)|stuck|trapped|caught|locked|shut|landed|snowed)\b/i,
      /\b(?:hole|pit|well|cave|trap|box|ditch|bucket|shed|cellar|lift|net|crate|burrow|tree ?trunk|attic|cupboard|ice floe|raft)\b/i,
      /\b(?:enem(?:y|ies)|rivals?|hat(?:es?|ed) each other|can(?:no|')t stand each other|could(?: not|n't) stand each other|quarrel\w*|feud|sworn|never (?:got|get) (?:on|along)|worst|do(?:es)? not (?:like|trust)|did not (?:like|trust))\b/i,
      role(
        "one",
        "worm|earthworm|mouse|rat|hen|chicken|rabbit|sheep|lamb|frog|fly|cat|hedgehog|squirrel|mole|snail|beetle|goose|fish|hare|zebra|antelope|gazelle|goat|pig|monkey|ant|grasshopper",
      ),
      role(
        "two",
        "blackbird|bird|robin|crow|owl|fox|wolf|dog|stork|heron|spider|lion|tiger|bear|snake|eagle|hawk|badger|weasel|crocodile|leopard|anteater|raven|thrush",
      ),
    ],
    of: "creatures",
    unless: /\b(?:murder\w*|girl|boy|farmer's daughter)\b/i,
    early: /,? (?:until|but in the end|and in the end) .*$/i,
    after: [
      "“Don't come any closer,” said {one}. “I can't,” said {two}. “There isn't any closer. This is all the room there is.” They sat with their backs to the walls and looked at each other. Above them hung a round piece of sky, no bigger than a plate.",
      "{One} drew a line through the middle with a twig. “That's your half, and this is mine.” “Your half has got the sun,” said {two}. “Then you should have fallen in first,” said {one}. Then the stomach of {two} rumbled, so loudly that a bit of earth fell down. {One} turned pale. “That was thunder,” said {two} politely.",
      "+ {Two} tried to jump. {Two} got halfway, slid down, and landed on the wrong side of the line. “Sorry,” said {two}, and went back. {One} tried to climb, and got a good deal further, but the edge was loose and crumbled away. {One} landed on something soft. It was {two}. “Sorry,” said {one}, and stayed there a moment, because it was warm.",
      "In the night it began to rain. At first it was only a puddle, and the line was washed away. Then the water stood as high as a knee. {Two} looked down, and saw two frightened eyes. It would have been the easiest supper in the world.",
    ],
    end: [
      "“Get up on my back,” said {two}. “Is that a trick?” asked {one}. “No,” said {two}. “But then I would be alone in here.” So {one} climbed on to the back of {two}, and then on to the head of {two}.",
      "From up there {one} could just reach the edge, and dug. {One} dug where the earth was soft, down and down, and the mud flew into the face of {two}, who did not complain. A root came out, long and strong. “Take hold!” cried {one}, and held it tight at the top.",
      "They lay in the wet grass, side by side, and had no breath left. “You could run away now,” said {two} after a while. “So I could,” said {one}. “In a minute.”",
      "{One} and {two} are still supposed to be enemies, and when anybody looks, {two} growls a little, and {one} shakes. But on rainy nights they meet at the old hole, which has got a ladder now. They sit on the edge and let their feet hang in, each on the half where the other used to be.",
    ],
  }),
  story({
    says: [
      role(
        "stuck",
        "elephant|hippo|bear|cow|pig|giraffe|rhino|moose|walrus|hedgehog|badger|whale|dragon|giant|reindeer|horse|donkey|camel|sheep|goat|santa|father christmas|troll",
      ),
      /\b(?:gets?|got|is|was|were|became|becomes?|sits?|sat) (?:suddenly |completely |badly )?(?:stuck|wedged|jammed)\b/i,
      /\b(?:in|inside|between|on) (?<trap>(?:an?|the|his|her|its|their) (?:[a-z-]+ ){0,3}?(?:tunnel|door(?:way)?|gate|chimney|window|hole|cave|lift|pipe|bathtub|bath|tyre|fence|revolving door|tree|trunk|bridge|slide|well|mud|bog|ditch|phone box|barrel|bus|turnstile|burrow))\b/i,
    ],
    may: [
      alongside,
      /\b(?:to|for|on (?:his|her|its|the) way to) (?<goal>(?:an?|the|his|her|its|their) (?:[a-z-]+['’]s )?(?:birthday(?: party)?|wedding|party|picnic|concert|circus|lake|river|water ?hole))\b/i,
      /\b(?:pull\w*|push\w*|help\w*|all the animals|animals|friends|nobody|can get|everyone tries)\b/i,
    ],
    lead: "stuck",
    unless: /\b(?:trap|enem(?:y|ies)|hunter|murder\w*|beach|ice floe|stranded|sand)\b/i,
    after: [
      "{Hero} pulled in {his} stomach. {He} pulled it in until {his} ears stood up, and still {he} could not move, not forward and not back. “Perhaps {thetrap} is just a little tired today,” said {hero}, “and will be wider tomorrow.” But {thetrap} stayed as it was.",
      [
        "+ {Talker} took hold of {hero} at the front, and pulled. “One, two, three!” There was a small pop. “Was that you?” asked {talker}. “It was my back,” said {hero}. Then {talker} went round to the other end and pushed. {Hero} was stuck exactly as before, only with a red nose.",
        "A goat came by and pulled {hero} at the front. “One, two, three!” There was a small pop. “Are you out?” asked the goat. “No,” said {hero}, “that was my back.” Then a ram came and pushed from behind, with a run. {Hero} was stuck exactly as before, only with a red nose.",
      ],
      "+ By noon there was a long queue on both sides. “I've got to get through,” said the postman. “So have I,” said {hero}. A family of ducks climbed over {his} back, one after another, and said good morning, and the last one asked whether there was a view. The sheep brought butter. They buttered {hero} from top to bottom, and {he} was stuck as before, and smelt of breakfast.",
      [
        "Then everyone came: the cows, the dogs, the postman, and even a beetle. They took hold of {hero} and of each other. “Heave!” they cried. {Thetrap} groaned, {hero} groaned, and then they all sat down. “And I was on my way to {thegoal},” said {hero}, in a very small voice. “They will have begun without me.”",
        "Then everyone came: the cows, the dogs, the postman, and even a beetle. They took hold of {hero} and of each other. “Heave!” they cried. {Thetrap} groaned, {hero} groaned, and then they all sat down. A big tear ran down {hero's} nose. “I'm going to live here now,” {he} said. “You can hang your coats on me.”",
      ],
    ],
    end: [
      "“How did you get in there?” asked the beetle. It was a good question, and nobody had asked it. {Hero} thought about it. “I was singing,” {he} said, “and then I took a deep breath for the high part.” “And have you let it out again?” asked the beetle. {Hero} thought about that as well.",
      "“No,” said {hero}, in surprise. “I was too frightened. I've been holding it since breakfast.” “Then sing the high part,” said the beetle. {Hero} closed {his} eyes and sang. It was a long note, and a wobbly one, and it went on and on, and with every moment {hero} grew a little thinner. At the very end of it there was a plop.",
      [
        "{Hero} rolled out of {thetrap}, over the cows and the postman, and got up. “Come on!” {he} called. “All of you!” And all of them ran along behind, as far as {thegoal}, where the candles had waited. Nobody there had ever had so many guests at once.",
        "{Hero} rolled out of {thetrap}, over the cows and over the postman, and lay in the grass with all four sides free. For a moment nobody said a word. Then they cheered so loudly that a bit of {thetrap} fell down, and from that day it really was wider.",
      ],
      "{Hero} still goes through {thetrap} nearly every day. {He} stops before it, puts down {his} things, and lets out all {his} breath, in one long high note. And everybody who hears it says: “There, {hero} is coming,” and steps aside in good time.",
    ],
  }),
  story({
    says: [
      /\b(?:the|a) moon\b/i,
      /\b(?:f(?:alls?|ell)|fallen|drops?|dropped|tumbl\w*|roll(?:s|ed)|crash\w*|c[ao]me[s]? down|land(?:s|ed)|loses? (?:its|her) grip)\b/i,
      /\b(?:(?:moon|it) (?:has |had |suddenly |just |accidentally |simply )*(?:f(?:alls?|ell)|fallen|drops?|dropped|tumbl\w*|roll(?:s|ed)|crash\w*|c[ao]me[s]? down|land(?:s|ed)))\b/i,
    ],
    may: [
      /\b(?:bring|brought|take|took|carry|carried|put) (?:it|her|him) (?:back|home|up)|back (?:up|in(?:to)? the sky)\b/i,
      /\b(?:pond|lake|garden|well|sea|river|tree|roof|field|meadow|chimney|night|sky|frogs?|animals?)\b/i,
      /\b(?:in|into|on|onto|behind) (?<spot>(?:an?|the|his|her|its|their|[A-Z]\w+(?: \w+)?['’]s) (?:[a-z-]+ ){0,2}?(?:pond|lake|garden|well|sea|river|tree|roof|field|meadow|chimney|forest|yard|barn|haystack))\b/,
    ],
    unless: /\b(?:in love|moonlight|cow jump\w*|astronaut|rocket|asleep|fell asleep|werewol\w*)\b/i,
    after: [
      "@meadow.night(hero look) The moon was smaller than it had looked from below. It was about as big as a barn door, and it lay on its side and shone upwards, at the bottoms of the leaves. “Excuse me,” said the moon. “I was looking at something down here, and I leaned over too far.” It was cold, and smelled of snow.",
      [
        "@meadow.night(hero look, mate talk) “What were you looking at?” asked {talker}. “At the lights in the windows,” said the moon. “Every night they go out, one after another, and I never find out what happens then.” “Then we sleep,” said {talker}. “Oh,” said the moon. “And I thought that you were hiding from me.”",
        "@meadow.night(hero talk) “What were you looking at?” asked {hero}. “At the lights in the windows,” said the moon. “Every night they go out, one after another, and I never find out what happens then.” “Everybody sleeps then,” said {hero}. “Oh,” said the moon. “And I thought that they were hiding from me.”",
      ],
      "+ @meadow.night(hero run) Without the moon everything went wrong at once. The owls flew into each other. Down on the coast the sea asked whether it should come in now or go out. “We must be quick,” said {hero}. “It has to be up there before the morning.”",
      "+ @meadow.night(hero carry) They tried it with a ladder, and the ladder was too short. They tried it with a see-saw: the moon sat at one end, and the bull jumped on the other. The moon flew as high as the poplars, and came down in the haystack. “That was nice,” it said, “but it was not quite home.” Behind the hill it was already getting grey.",
    ],
    end: [
      "@meadow.night(hero look) “How do you stay up there on other nights?” asked {hero}. The moon thought hard. “I don't know,” it said. “They look at me, down here, and then I am up.” “Who does?” “All of them. Those who can't sleep.” {Hero} looked round. In all the houses the curtains were drawn.",
      "@village.night(hero run) Then {hero} ran, and knocked at every door. “Get up! Come to the window! You only have to look up!” The baker came out in his nightcap, and the children in bare feet. The cows came, the frogs sat down in a row, and a baby was carried out in a blanket. They all put their heads back and looked up.",
      "@meadow.night(hero look) It rocked a little. It lifted from the ground, by a hand, and then by a whole house, as slowly as a bubble in honey. “It tickles,” said the moon. Up it went, over the apple trees and over the church. When the baby laughed, it made a jump, and hung in the sky where it had always hung.",
      "@meadow.night(hero look) There is a shallow round hole where the moon lay, and after rain it is a puddle, which shines. In the evening somebody always comes out and looks up for a moment, before the lights go out. “Good night,” says {hero}. “We're not hiding. We're only asleep.”",
    ],
  }),
];

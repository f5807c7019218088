import { story } from "../subject-story.ts";
import { who } from "./words.ts";

/** Stories of beaches, tents, water, eggs and fallen stars. */
export const seaside = [
  story({
    says: [
      /\b(?:sandcastle|sand castle|sand)\b/i,
      /\b(?:competition|contest|win|won|biggest|best|build|built|builds|building|tide|waves?|tower)\b/i,
      /\b(?:crab|tide|waves?|sea|cousin|brother|sister|friend|dog|seagull|gull|bully|wash\w*|knock\w*|storm|win|won)\b/i,
    ],
    may: [/\b(?<owncrab>crab)\b/],
    unless: /\b(?:murder|worm|desert|camel)\b/i,
    of: "young",
    after: [
      [
        "@sea(hero talk) “This is a private castle,” {hero} explained to the {owncrab}. The crab came out by the front gate, with both claws up, and pinched the air. It had already hung seaweed in the window. “We could lift it out with a spoon,” said {hero}. The crab took hold of the spoon, and kept it.",
        "@sea(hero build) It was a fine castle, with a gate and a ditch. {Hero} had carried forty buckets, and the sun had burned {his} neck. Only the last tower would not stand. Each time {hero} took {his} hands away, it leaned over a little, thought about it, and slid back into the ditch, where it had come from.",
      ],
      "@sea(hero look) There was an hour left until the judges came. To the right somebody had built a dragon. To the left stood a whole cathedral. {Hero} looked at what {he} had. “It isn't the biggest,” {he} said. “Let's make it the one with the most in it.”",
      "@sea(hero build) So a kitchen was put in, with an oven from a mussel. There was a bath with real water, and a stable for sand hoppers. Whoever lay down flat on the beach could look in at the windows, right through to the other side, where the sea was. It came a bit closer each time.",
      "+ @sea(hero talk) “What do you need a bath for?” called the father with the cathedral. “For washing,” said {hero}. He shook his head and sprayed his cathedral with a bottle. He had brought three different bottles. “The secret is in the mixture,” he said to his children, who were not allowed to touch anything.",
      "@sea(hero look) The judges had hats and a tape measure. They measured the dragon, and they measured the cathedral twice. They were just bending over {hero's} gate when somebody screamed. The tide! One long, flat wave ran up the beach with foam on its lip, and it did not stop where the others had stopped.",
    ],
    end: [
      "@sea(hero look) It took off the dragon's head, and it took the cathedral from below, so that it sat down like a tired cow. Then it came to {hero's} ditch. It ran in on the left, through the kitchen and the bath, and out on the right. And everything was still there. It was only cleaner.",
      "@sea(hero look) The judges lay down flat in the wet, with their hats on, and looked in. “There's somebody at home,” said the first. In the topmost window sat a crab, and waved. “I've never measured anything like it,” said the second.",
      "+ @sea(hero carry) The prize was a golden bucket. {Hero} let everybody carry one load of water with it, even the father with the cathedral, who turned out to be quite good at ditches, once he had stopped talking.",
      "@sea.dusk(hero carry) By the evening the sea had fetched all of it after all, slowly, room by room. {Hero} stood with wet feet and watched the last tower go. Then {he} carried the golden bucket home, full of shells for the next castle.",
    ],
  }),
  story({
    says: [
      /\b(?:camp(?:s|ed|ing)?|tent|campsite|hik(?:e|es|ed|ing))\b/i,
      /\b(?:forg[eo]t\w* (?:the|their|his|her|our) tents?|without (?:a|the|their|his|her|our|any) tents?|no tents?|tent (?:was|is) (?:missing|at home|still)|left (?:the|their|his|her|our) tent)\b/i,
      /\b(?:family|mothers?|mums?|father|dad|parents|brothers?|sisters?|friends|cousins?|grand\w+|uncle|aunt|twins|child(?:ren)?|kids|scouts)\b/i,
    ],
    unless:
      /\b(?:food|map|divorc\w*|separated|second weekend|murder|killer|period|skeleton|prison|ex|couples|war|ghost|refugee|summer camp|wedding|love|noises?|strange (?:light|sound))\b/i,
    of: "people",
    early:
      /,? (?:so|and|until|but) (?:an?|some) (?:badger|bear|fox|family|hedgehog|farmer)[^.]*\b(?:invit\w*|lets? them|took them|takes them)[^.]*$/i,
    after: [
      "@meadow.dusk(hero look) They had everything with them. They had the lamp, the kettle, four kinds of cheese and a book about birds. “Well,” said {hero}, “it's only the thing that you sleep in.” Nobody laughed, not yet.",
      "@meadow.dusk(hero build) The first shelter was made of raincoats, and the wind came through the sleeves. The second was made of branches, and it was beautiful, until somebody sneezed. “We could sit up,” said {hero}, “and tell stories until it gets light.” Then the first drop fell, and it was as big as a cherry.",
      "@forest.night(hero run) They ran. Under the trees it was dark, and roots took hold of their boots. {Hero} walked in front with the lamp, and behind {him} the kettle rattled. “Is anybody there?” {hero} called. And out of a bank of earth, quite low down, came an answer. It was a snort, and it did not sound pleased.",
      "+ @forest.night(hero stand) Everyone stood still. “That's a badger,” whispered whoever had read the book. “They're very clean. They change their bedding, and they can't stand noise.” The kettle fell down. In the silence after that they heard how somebody down there was being woken up, and then somebody else.",
      "@forest.night(hero talk) A striped face came out between the ferns. It looked at the whole wet row of them. Behind it in the bank was a cave, roomy and dry, with leaves on the floor. {Hero} took off {his} cap. “We're terribly sorry,” {he} said. “We've forgotten our house.” Rain ran from {his} chin.",
    ],
    end: [
      "@forest.night(hero look) It may be that badgers do not understand such things. But this one sniffed, and turned round, and went in. And after it had gone a little way, it stopped and looked back, the way you look when you are holding a door. {Hero} went in on all fours. It was warm in there.",
      "@cave.night(hero sleep) They lay in a row, like sardines, and up against {hero's} back lay something with bristles. The four kinds of cheese were handed out in the dark. Outside the storm went over the hill, and nobody said a loud word, because of the rule about noise. They had never slept so well.",
      "+ @forest(hero give) In the morning their hosts had gone to bed, deep down, where nobody could follow. {Hero} swept the cave with a branch and put fresh leaves down. On a stone at the entrance they left the biggest piece of cheese and the book about birds.",
      "@forest(hero look) At home the tent was lying where they had put it so as not to forget it. They take the tent along every year now. It is pitched beside the bank, and it stays quite empty, unless somebody with stripes would like to try it.",
    ],
  }),
  story({
    says: [
      /\b(?:egg|eggs)\b/i,
      /\b(?:f(?:inds?|ound)|discover\w*|hatch\w*|warm|keeps?|kept)\b/i,
      /\b(?:strange|huge|giant|enormous|odd|mysterious|big|blue|golden|dinosaur|dragon|green|speckled|unknown)\b/i,
    ],
    unless:
      /\b(?:chick\w*|hens?|duck\w*|goose|geese|armpit|monks?|monastery|knights?|king\w*|queen|village\w*|wizard|princess|castle|bird|planet|spaceship|hunters?|easter|breakfast|class|science|digger|penguin|rolls? (?:out|down)|rolled (?:out|down)|priest|fried|museum|thief|chef|recipe|cake|turtle)\b/i,
    of: "people",
    may: [/\b(?<kind>dragon|dinosaur)\b/],
    after: [
      "@room(hero look) The egg was as heavy as a bowling ball, and much warmer than a stone should be. {Hero} laid an ear against it. Inside there was a slow knocking, like a neighbour who is hanging up a picture. “There's somebody at home,” said {hero}.",
      "@bedroom(hero read) The egg lay in {hero's} bed, under two quilts. {Hero} turned it every three hours, as hens do. {He} read to it, and sang, and told it what to expect: what a Tuesday was, and rain, and toast. At the word “toast” the knocking always stopped for a moment, as if somebody in there were listening.",
      "@bedroom(hero talk) It could not stay a secret. The aunt who made the beds sat down on it. “What is that?” “A pillow,” said {hero}. “It has knocked at me,” said the aunt. An ostrich, they all said, or a bomb. The man from the museum put on gloves. “I'll fetch it tomorrow,” he said, “with a crate.”",
      "+ @bedroom(hero talk) {Hero} asked what they did with things in the museum. “We keep them at twelve degrees,” said the man, “behind glass, and nothing ever happens to them again.” He meant it kindly. {Hero} pulled the quilt up a little higher.",
      "@bedroom.night(hero sit) That night there was a frost. {Hero} woke up from the silence. There was no knocking. The egg was only lukewarm. {Hero} blew on it and rubbed it. {He} lay down with {his} whole self round it, like a shell round a shell. “Don't go,” {he} said. “You haven't even had toast.”",
    ],
    end: [
      "@kitchen.night(hero cook) And then {he} knew. {Hero} ran down to the kitchen, barefoot, and put six slices on the stove, and let them get brown, and a bit black. The smell went all through the house. There was a knock, and a second one, and then a crack like a plate that breaks.",
      "@kitchen.night(hero look) First a nose came out, with a piece of shell on it like a hat. It was green, and it was crumpled, and it had a great many teeth. It ate six slices and licked off the butter, and then it leaned its head on {hero's} knee and burped, and there was a small blue flame.",
      "+ @kitchen(hero look) “An ostrich, as I said,” said the aunt from the door, and fainted. When the man came with his crate in the morning, he found an empty shell in it, ready for him, at twelve degrees. He was perfectly happy.",
      "@bedroom.night(hero sit) The little {kind} has grown since then. At night it lies across the end of the bed, and {hero's} feet are never cold. Nobody in that house needs a toaster any longer. You only have to hold out a slice, and say please.",
    ],
  }),
  story({
    says: [
      /\b(?:star|shooting star|falling star|moon)\b/i,
      /\b(?:falls?|fell|fallen|dropp?\w*|lands?|landed|crash\w*|catch\w*|caught|found|finds?|goes missing|went missing)\b/i,
      /\b(?:boys?|girls?|child(?:ren)?|kids?|sisters?|brothers?|friends|daughter|son|garden|hill|pond|well|roof|net)\b/i,
    ],
    unless:
      /\b(?:murder|film star|pop star|rock star|movie star|astronaut|spaceship|fox steals|fox stole|shoe|tailor|fisherm[ae]n|wish by accident|football|love with|starfish|planet|tram)\b/i,
    may: [/\b(?<light>star|moon)\b/i],
    of: "people",
    after: [
      "@meadow.night(hero talk) The {light} lay in the wet grass, no bigger than a melon, and it hummed. The light went on and off in it, like somebody who is trying hard not to cry. {Hero} took off {his} shoes and went up to it on tiptoe. “Did you hurt yourself?” asked {hero}. It went off, and then on again. That was a yes.",
      "@street.night(hero walk) The {light} was too hot to carry and too beautiful to leave. {Hero} fetched the coal shovel and the pram. Moths came from every side, and behind the moths came the cats. In the whole place it was suddenly as bright as noon, only blue, and the cocks began to crow.",
      "@street.night(hero look) “We'll keep it,” said the mayor, who was in his nightshirt. “We'll save a fortune in lamps!” Everybody cheered. Only {hero} was looking up. There was a hole in the sky, exactly as big as a melon. Round about it stood the others, and flickered, on, off, on, like people who call a name.",
      "+ @street.night(hero look) And in the pram the {light} grew paler. On the first night it could still have lit a ballroom. On the third it was only a candle, and you could lay your hand on it. “It isn't made for down here,” said {hero}. The mayor had already ordered the ladder for the church.",
      "@meadow.night(hero walk) So {hero} pushed the pram away in the middle of the night, up the hill, as high as the path went. At the top stood the old fir, and on its tip there was nothing but air. {Hero} threw with all {his} might. It rose as high as a house, and fell, and rolled back into {his} lap, and was hardly a glow by now.",
    ],
    end: [
      "@meadow.night(hero) It was the cats who had followed, and the baker, and then the children, and in the end even the mayor. “Bed sheets,” said the baker hoarsely. “We toss the bride like that, at weddings.” And forty people took hold of the edges, and leaned back.",
      "@meadow.night(hero look) “One!” they shouted. “Two!” It flew above the fir, and came down. They tried again. At the third time the entire hill jumped with it, and it went up, and up, until it was out of sight. Up there something bent towards it, like a hand. There was a spark, without any sound. And the hole was closed.",
      "+ @meadow.night(hero look) Then it was dark, and it was so lovely that nobody wanted to go home. “It's just as well,” said the mayor. “We'd never have been able to sleep.” He tucked the sheet round {hero's} shoulders.",
      "@meadow.night(hero look) It stands above the old fir again. On clear nights {hero} climbs up the hill, takes off {his} shoes in the wet grass and waves. “Did you hurt yourself?” {hero} calls up to the {light}, and it goes off, and then on again, like a laugh.",
    ],
  }),
  story({
    says: [
      /\b(?:swim\w*|swam|diving board|dive|div(?:es|ing)|(?:afraid|scared|frightened|terrified|fear) of (?:the )?(?:deep )?(?:water|sea|pool|waves))\b/i,
      /\b(?:afraid|scared|frightened|fear\w*|learn\w*|teach\w*|taught|cannot|can't|couldn't|first time|brave|courage|dares?|dared|never)\b/i,
      /\b(?:swim\w*|swam|water|pool|lake|sea|diving board|deep)\b/i,
    ],
    may: [
      who(
        "owncoach",
        "dad|father|mum|mother|mom|uncle|aunt|brother|sister|cousin|friend|neighbour|grandmother|grandma|grandfather|grandpa|grandson|granddaughter|teacher|lifeguard|coach",
      ),
    ],
    unless:
      /\b(?:clubs?|both \d+|business|instructor|open(?:s|ed)? an?|team|murder|competition|champion\w*|olympi\w*|race|whale|shark|mermaid|ship|pirates?|sailor|captain|pearl diver|husband|penguin|channel|fjord|strait|duck|fish|hearing aid|drown\w*|war|boat|raft|widow\w*|snow|horse|ban\w*)\b/i,
    of: "people",
    after: [
      "@pool(hero look) From the edge the water looked like something that was waiting. It had no floor. {Hero} put one toe in, and took it out again, and looked to see if it was all still there. “Tomorrow,” said {hero}. {He} had said so for a long time.",
      [
        "@pool(hero sit, owncoach sit) “Today we don't swim,” said {owncoach}. “Today we only insult it.” So they sat down on the edge. “You are wet,” said {owncoach} to the water. “You're in everybody's ears,” said {hero}. The water slapped against the stones a bit. {Hero} had to laugh, and so {he} did not notice that both {his} feet were in.",
        "@pool(hero sit) An old man sat there on the steps every day, up to his neck, and read the newspaper. “You needn't swim,” he said, and turned a page. “You can come in and be annoyed with it. That's what I do.” {Hero} sat down on the top step. It was cold. {He} was annoyed. And so {he} did not notice that both {his} feet were in.",
      ],
      "@pool(hero swim) On the second day it was up to the knees, on the third to the navel. {Hero} learned to blow bubbles, and to lie on {his} back with a hand underneath. “Look at the clouds,” {he} was told. “They never go under.” But as soon as the hand moved, {hero} folded up like a penknife.",
      "+ @pool(hero sit) “My legs are too heavy,” said {hero} in the evening. “I've got the wrong sort of bones.” {He} had it all worked out. There were people for the water and people for the land, and somebody had to look after the towels. It was an important job.",
      "@pool(hero swim) Then came the afternoon with the wind. {Hero} was standing in it up to the chest, when behind {him} there was a scream, and a small thing shot past: a red armband, and after it, with a very white face and one arm in the air, came a tiny girl. She was only three arms' lengths away, but there was no floor out there.",
    ],
    end: [
      "@pool(hero swim) {Hero} did not think about {his} bones. {He} pushed off. For a second there was nothing underneath {him}, nothing at all, and it did not matter. It carried. One stroke, two strokes, a mouthful of water, and {hero} had hold of the armband. “Look at the clouds,” {he} gasped. “Lie still.”",
      [
        "@pool(hero swim, owncoach talk) On {his} back, kicking like a frog, with a small wet head on {his} chest, {hero} came back. {Owncoach} was already up to the neck in it, shoes and all, and lifted both of them out. “That was not tomorrow,” said {owncoach}, and {owncoachhe} was crying a little. “That was today.”",
        "@pool(hero swim) On {his} back, kicking like a frog, with a small wet head on {his} chest, {hero} came back. The old man had dropped his newspaper and stood up for the first time that summer, and lifted both of them out. “So much for tomorrow,” he said. “That was today.”",
      ],
      "+ @pool(hero talk) {Hero} sat in three towels and shook. Then {he} stood up. “I've got to go back in,” {he} said. “I didn't see what it was like.” And {he} went down the steps, all of them, to where there were no more steps, and lay down on the water as if on a bed.",
      "@pool(hero swim) Since then {hero} goes swimming every day. The water is every bit as deep as before, and {hero} tells it so. On the top step there is always a bun, and it is for the next one who sits there and only puts both feet in.",
    ],
  }),
];

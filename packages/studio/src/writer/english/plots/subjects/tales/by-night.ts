import { role, story } from "../subject-story.ts";
import { alongside } from "./companion.ts";

/** Tales of the moon, the stars, clouds and wishes. */
export const byNight = [
  story({
    says: [
      /\b(?:the|a) moon\b/i,
      /\b(?:st[oe]al\w*|stole|stolen|fell|falls?|fallen|drops?|dropped|lost|gone|disappear\w*|vanish\w*|bring|brought|climb\w*|touch|reach\w*|catch|caught|cheese|pancake|get it back|ladder|rope|eat|ate|lake|pond|well)\b/i,
    ],
    of: "creatures",
    unless:
      /\b(?:astronaut|rocket|blanket|scarf|gift|present|letter|lullaby|cold|base|station|colony|lamp|shoes?|button|honeymoon|landed|crash\w*)\b/i,
    may: [
      alongside,
      /\b(?<thief>(?:an?|the) (?:[a-z]+ )?(?:fox|raccoon|crow|wolf|magpie)) (?:stole|steals|had stolen|took)\b/i,
    ],
    after: [
      [
        "@meadow.night(hero climb, mate stand) “It isn't as far as it looks,” said {hero}. “It only looks so far because it's dark.” {Talker} held the ladder. It was made of bean poles, and it swayed. {Hero} climbed to the top, stretched out, and there was as much air left above as a barn is high. “We need another one,” {he} called down.",
        "@meadow.night(hero climb) “It isn't as far as it looks,” said {hero}. “It only looks so far because it's dark.” {He} had made a ladder from bean poles, and it swayed. {Hero} climbed to the top, stretched out, and there was as much air left above as a barn is high. An owl flew past and said nothing, but she said it rather loudly.",
      ],
      "@meadow.night(hero climb) Soon all the animals had heard of it. The hens wanted light, to lay by. The moles said that it was the same to them, and came anyhow. They set the badger on the bear, the goat on the badger, and the cat on the goat. At the top of it all stood {hero}, on one toe, and could feel the cold that comes from there.",
      "+ @lake.night “A little more to the left,” called {hero}. Down below the bear had an itch. He tried to think of something else. He thought of honey, and licked his lips, and the whole tower came down like washing from a line. They lay in the grass in a heap. Right in front of them, in the pond, something round and yellow was trembling.",
      "@lake.night(hero look) “There!” cried {hero}. “It's in the water!” They fetched a net, a sieve, and a soup ladle. But whoever touched it broke it into a hundred pieces, and each piece shone. “Now it's ruined,” whispered {hero}, and drew back. It was terribly quiet. Nobody had ever been so sorry about anything.",
    ],
    end: [
      [
        "@lake.night(hero sit, mate sit) “Wait,” said {talker}. “Don't touch it. Let it be.” They sat down on the bank, all in a row, and did not even breathe much. The pieces swam about for a while, as if they were looking for each other. They found each other. And then it lay there once more, round, and whole, and only a little bit wobbly.",
        "@lake.night(hero sit) They sat down on the bank, all in a row, because nobody knew what to do. The pieces swam about for a while, as if they were looking for each other. They found each other. And then it lay there once more, round, and whole, and only a little bit wobbly.",
      ],
      "@lake.night(hero look) {Hero} looked down into the pond, and up into the sky. “It has never been away,” said {hero} slowly. “That one is ours,” said a small hen, and pointed at the water. “We only have to keep still.” ((“I only wanted a bite,” said {thief} from the reeds, with a wet chin. “It tasted of frog.” ))And so for once they all did, even the goat, who had never kept still in her life.",
      "+ @lake.night(hero sit) Later the bear began to hum, very deep, and one after another fell asleep where they sat. {Hero} stayed awake the longest. {He} held one toe into the water. The light came up to it, and washed round it, and it was neither cheese, nor a pancake, nor a lamp. It was a good deal better.",
      "@lake.night The bean poles have beans on them now. On clear evenings there's hardly a place left on the bank of that pond. And whoever comes too late, and runs, and splashes, is told by all of them at once: “Sh! You'll break it.”",
    ],
  }),
  story({
    says: [
      /\b(?:an?|one|the|this|his|her|fallen|falling|shooting|little|small|tiny|young|lost) (?:[a-z]+ )?star\b/i,
      /\b(?:fell|falls?|fallen|falling|shooting|lost|landed|dropped|came down|found|finds)\b/i,
      /\b(?:sky|home|back|wish\w*|garden|night|girl|boy|glow\w*|shin\w*|light)\b/i,
    ],
    unless:
      /\b(?:action star|pop star|film star|movie star|starfish|rock star|stunt|hotel|michelin|space ?ship|captain|astronomer|police|by accident|well|not meant for)\b/i,
    may: [
      role(
        "talker",
        "girl|boy|child|owl|mouse|fox|hedgehog|rabbit|shepherd|fisherman|grandmother|grandfather|firefly|children",
      ),
    ],
    after: [
      [
        "The star was no bigger than an apple, and it was cold, and smelled of the first snow. “I looked over the edge,” it said, “and then there was no edge.” {Talker} wrapped it in a scarf. It shone right through the wool. “Up there they count us every night,” it said. “They will notice. I'm the last but one on the left.”",
        "The star was no bigger than an apple, and it was cold, and smelled of the first snow. “I looked over the edge,” it said, “and then there was no edge. Up there they count us every night. They will notice. I'm the last but one on the left.” And in the sky there was a hole, last but one on the left.",
      ],
      [
        "+ They tried it with a kite. The string was too short. They tried it with a catapult, and the star landed in the chimney and was black for an hour. They climbed the church tower. On the very top of it {talker} held the star up in both hands. It was still as far as before. “You're very kind,” it said. “But I'm going out.”",
        "+ People came to help. They tried a kite, and the string was too short. They tried a catapult, and the star landed in the chimney and was black for an hour. From the very top of the church tower it was still as far as before. “You're all very kind,” said the star. “But I'm going out.”",
      ],
      "+ It was true. By day the star lay in a drawer, because of the sun, and when the drawer was opened, it was a little paler each time. It could no longer read by its own light. It asked what a potato was, and what Thursday was, and whether people down here knew that they, too, were seen from above, at night, when they had a lamp on.",
      "In the third night it was hardly more than a spark. “How do you get your light up there?” asked a very small voice. The star had to think. “From being looked at,” it said. “Somebody looks up, down here, and wishes for something. That warms us.” And down here it had been lying in a drawer.",
    ],
    end: [
      [
        "@street.night(talker run) {Talker} ran. {Talker} rang at every door, in the middle of the night. “Come out!” cried {talker}. “You must wish for something!” They came in slippers, with coats over their pyjamas: the baker, the teacher, the old woman from the corner, who had not wished for anything in thirty years. They stood round it in a ring, and looked.",
        "@street.night So the night watchman rang the big bell. They came in slippers, with coats over their pyjamas: the baker, the teacher, the old woman from the corner, who had not wished for anything in thirty years. They stood round it in a ring, and looked.",
      ],
      "@street.night At first the star was only a glimmer. Then faces could be seen, and then the houses. The teacher wished for a letter. The baker moved his lips. The old woman shut her eyes and went quite pink. It grew so warm that the gutters dripped, and the star rose from the ground, as light as a bubble.",
      "@street.night “Quick,” it called, “what did you wish for, over there?” “That you get home.” And with that it shot up over the tower, with a sound like a finger on the edge of a glass. Last but one on the left, something closed.",
      "@street.dusk The letter came on Friday. What the old woman wished for nobody knows, but she sings now when she sweeps. And when they look up in that town, in the evening, they always wave a little, because it can be seen from there who has a lamp on.",
    ],
  }),
  story({
    says: [
      /\b(?:cloud|raindrop|storm cloud|rain cloud)\b/i,
      /\b(?:afraid|scared|frightened|fear\w*|(?:didn't|did not|doesn't) want to|refus\w+|never|(?:can(?:no|')t|could not|couldn't)|too small|smallest|cry|cried|lost|shy)\b/i,
    ],
    unless: /\b(?:wets? the bed|shepherd|ezra|computer|storage|adopt\w*)\b/i,
    may: [role("cloud", "cloud|raindrop")],
    lead: "cloud",
    after: [
      "The big ones came over the mountains with their sleeves rolled up. They rumbled, they flashed, and they let go, and the windows rattled down there. {Hero} hung at the edge of the sky and held on tight to {himself}. It was not much that {he} had. “And then it's gone,” thought {hero}.",
      "@garden Below lay the valley. {Hero} knew everybody in it from above: the sunflower with the crooked neck, the old horse, and the boy who watered three bean plants with a cup. It had not rained there for weeks. The brook was a path. The sunflower looked up, every day, straight at {hero}, and said nothing.",
      "+ “Why don't you?” asked the wind, which was passing by. “Because then I'll be less,” said {hero}. “And after that nothing.” The wind had no time for long talks. “I'm nothing, too,” it said over its shoulder, “and I've been doing it for a thousand years.” It turned round the corner, and somewhere a door banged.",
      "@garden On the hottest day of all the boy came with his cup, and it was empty. He held it under the pump. The pump coughed. Then he sat down beside the smallest, so that at least his shadow would fall on it. {Hero} saw it. Something became heavy in {him}.",
    ],
    end: [
      "@garden “Just one drop,” thought {hero}. {He} let it go, and looked after it, and it was a long way down. Plip, it went in the cup. The boy lifted his head. He carried the cup to the smallest bean, with both hands, so as not to spill anything. And after that there was no holding back.",
      "@garden {Hero} rained. {He} rained on the beans, and on the horse, which shut its eyes. {He} rained on the crooked neck, until it straightened. It was like laughing. “Oh,” {he} thought, getting thinner and thinner, “so that's how it is,” and then there was only the blue.",
      "@meadow But who was this, running down the slope, over stones, through the grass? Who climbed up through the roots of the sunflower, and sat in a thousand drops on a thousand leaves, and in each of them there was a sun? “I'm still here,” said {hero} in surprise. “I'm only in more places.”",
      "@meadow.dawn In the morning a mist rose from the valley, white and light, and it smelled of beans. High up it rolled itself together. It was a bit larger than before. And when the big ones came over the mountains and rumbled, a new and very cheerful rumble went along with them.",
    ],
  }),
  story({
    says: [
      /\b(?:wish(?:es)?|genie|djinn|granted?|grants?|lamp)\b/i,
      role("giver", "genie|djinn|fairy|fairy godmother|frog|magic cat|leprechaun|elf|witch|wizard"),
      /\b(?:three|grant\w*|wish\w*|terrible|price|wrong|one)\b/i,
    ],
    of: "people",
    unless: /\b(?:tooth|murder|hospital|husband|wife|death|war|star|refus\w*|grumpy|quit|hiccup\w*|school|homework)\b/i,
    after: [
      "“I'm supposed to say it in verse,” said {giver}, “but there has been so much to do. So: you may wish. Think well about it. I do exactly what I'm told.” {Hero} did not think for long. It was a big wish, and {hero} had said it before {he} could shut {his} mouth.",
      [
        "There was a bang, and it was there. It was there in such a quantity that the door would not open any more. “I didn't mean so much of it,” said {hero}. “You didn't say how much,” said {giver}. {Talker} crawled out from underneath. “You ought to be more exact,” said {talker}, and pulled something out of one ear.",
        "There was a bang, and it was there. It was there in such a quantity that the door would not open any more. “I didn't mean so much of it,” said {hero}. “You didn't say how much,” said {giver}. {Hero} had to climb out through the window. From the garden it could be seen coming out of the chimney.",
      ],
      "+ The second wish was only to put the first one right. It was very exact. It had a first part, and a second part, and a part with exceptions. {Giver} listened to it with care, and counted each word. Afterwards there was nothing left at all, not even the house.",
      "@garden.dusk(hero sit, giver sit) In the evening {hero} sat on the stairs, or on what had been left of them. People had heard about it. They stood along the fence, and each of them knew what {he} ought to wish for: a bridge, a pony, new knees. {Hero} looked at them, and then at {giver}, who was sitting there, a little apart, and looked tired.",
    ],
    end: [
      "@garden.dusk(hero talk, giver talk) “And you?” asked {hero}. “What about me?” said {giver}. “What do you wish for?” {Giver} opened {giverhis} mouth, and nothing came out. “I've been asked for gold,” {giverhe} said at last, “and for crowns, and for a nose of a different shape. But I've never been asked that.”",
      "@garden.dusk(hero sit, giver talk) “I'd like,” said {giver}, and turned a little red, “to have one evening when nobody wants anything.” “Good,” said {hero}. “That's my wish.” There was no bang this time. The people at the fence shut their mouths in the middle of a word. They went away, quite softly.",
      [
        "+ @garden.dusk(hero sit, giver sit, mate sit) So they sat there, {hero} and {giver} and {talker}, and watched how it got dark. There was bread and an onion. “Now you've got nothing left,” said {giver}. “I'm not even hungry,” said {hero}, and was surprised about it. Behind them the house stood where it had always stood, with a light in the kitchen.",
        "+ @garden.dusk(hero sit, giver sit) So they sat there side by side, and watched how it got dark. There was bread and an onion. “Now you've got nothing left,” said {giver}. “I'm not even hungry,” said {hero}, and was surprised about it. Behind them the house stood where it had always stood, with a light in the kitchen.",
      ],
      "@garden.dusk(giver stand, hero stand) Once a year, on the same evening, {giver} knocks at {hero's} door with a loaf of bread. They do not say a word about wishes. And yet something is always there the next morning that {hero} had not asked for: a fine day, say, or a kitten, and never more than fits into two hands.",
    ],
  }),
];

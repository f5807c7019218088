import { role, story } from "../subject-story.ts";
import { alongside, companion } from "./companion.ts";

/** Tales from under the sea. */
export const sea = [
  story({
    says: [role("whale", "whale"), /\b(?:sings?|sang|songs?|singing|hum(?:s|med|ming)|voice|out of tune|music)\b/i],
    unless:
      /\b(?:piano|fog|tugboat|deaf|signal\w*|pirate|stranded|lost (?:her|his|its) voice|lullab\w*|boy|girl|scientist)\b/i,
    may: [...companion("whale", "fish")],
    lead: "whale",
    after: [
      "@underwater(hero swim) {Hero} took a deep breath and sang it once more. It was a song with a low part that made the sand dance, and with a high part that wobbled a little. The herrings turned round all at once, as if on a string, and were gone. Somewhere a crab shut its door. Then it was quiet, and the sea was very large.",
      [
        "@underwater(hero talk, mate talk) “It isn't bad,” said {talker}. “It's only a lot.” “I can't make it smaller,” said {hero}. “It comes from in here, and there is so much room.” {Talker} knew what that was like, being the other way round: too small to be heard by anybody. So they stayed together.",
        "@underwater(hero swim) {Hero} tried to sing more softly. {He} sang into a sea cave, and the cave fell in. {He} sang with closed lips, and got a stomach ache. “Perhaps it's for somebody,” {he} thought. “Perhaps it's only the wrong ones who are listening.” And {he} swam on, to where the water was dark and nobody lived.",
      ],
      "+ @sea(hero swim) {He} sang at the edge of the ice. Only an iceberg answered, and it cracked. {He} sang over the deepest trench, where fish with lamps looked up in surprise. {He} sang on the equator, at full moon, the whole song with all the verses. Each time {he} waited for as long as {he} could hold {his} breath.",
      "@sea.storm Then came the night of the storm. The lighthouse on the cliffs went out with a crash. There were boats out there, forty of them, on their way home with the evening catch. The rocks waited for them in the dark.",
    ],
    end: [
      [
        "@sea.storm(hero swim, mate swim) “Sing,” said {talker}. “Now! As loud as you can!” {Hero} swam in front of the rocks, put {his} head out of the water, and sang. The low part went through the planks of the boats, into the boots of the fishermen, and up to their knees.",
        "@sea.storm(hero swim) {Hero} heard them call. {He} swam in front of the rocks, put {his} head out of the water, and sang. The low part went through the planks of the boats, into the boots of the fishermen, and up to their knees.",
      ],
      "@sea.night(hero swim) “There!” cried the first one. “Keep away from the song!” cried the second. And one boat after another turned round the song in a wide curve, and came into the harbour. {Hero} sang until the sky turned grey, first all the verses, then all of them from the back, and at the end only the high part, which wobbled.",
      "@sea.dawn(hero look) And from far out, from behind the edge of the world, something sang back. It was the same low part, and the same high part, and it wobbled in the same place. It had taken so loud a song to reach so far. Out there a fountain went up. {Hero} forgot to breathe.",
      [
        "@sea.dusk(hero swim, mate sit) They sing together now, the two of them, and it's even louder. {Talker} beats time on the big grey head. When the fishermen hear it in the evening, they put down their nets, and the oldest says: “Listen. They're talking about us.”",
        "@sea.dusk(hero swim) They sing together now, the two of them, and it's even louder. The herrings have got used to it. When the fishermen hear it in the evening, they put down their nets, and the oldest says: “Listen. They're talking about us.”",
      ],
    ],
  }),
  story({
    says: [
      role("whale", "whale|dolphin|porpoise|orca"),
      /\b(?:stranded|beach(?:ed)?|washed (?:up|ashore)|stuck|sand|shore|shallow\w*)\b/i,
    ],
    unless: /\b(?:pirate|captain|polar bear)\b/i,
    may: [/\b(?<talker>(?:the|a) (?:whole |entire )?(?:village|town|class))\b/i],
    after: [
      "Half of the animal lay in the water still, and half of it lay in the sun. {Whale} opened one eye, and breathed, and there was a long time before the next breath. “It's thirsty,” said a small boy. “On the outside,” said his grandmother. “Run and fetch buckets.”",
      "They came with buckets, with watering cans, and with a bath. They made a line from the sea to {whale}, and the water went from hand to hand: the teacher to the butcher, the butcher to the mayor, and the mayor to a girl of four, who had a cup.",
      "+ “We must push,” said the strong ones, and spat into their hands. They pushed until they lay on their noses. {Whale} did not move. “Not with force,” said the grandmother, who had lived by this sea for eighty years. “The water took {whalehim} here, and the water must take {whalehim} away. All that we can do is to keep {whalehim} company.”",
      "High tide was at four in the morning. It got dark, and it got cold. Nobody went home. They lit lanterns, and the girl with the cup told {whale} about her rabbit. When the breaths came too slowly, somebody began to sing, and when that one got tired, the next went on. The eye looked from one to the other.",
    ],
    end: [
      "At half past three the first wave came as far as the tail. At a quarter to four {whale} rocked a little. “All of you!” cried the grandmother, and now there was pushing at last: the butcher and the mayor, shoulder to shoulder, up to their chests in the black water. “And one! And two!” With a sound like a big kiss the sand let go.",
      "{Whale} floated. Then the tail came up, and came down, and everybody was wet to the top of the head. A dark line ran out through the moonlight on the water. Far away, where it ended, two other fountains stood and waited.",
      "The girl held out her cup, in case it was needed. “Bye,” she said. Then all of them noticed that they were standing in the sea in their pyjamas, arm in arm with people to whom they had not spoken for years.",
      "Every summer, on the same night, they put a row of lanterns along the beach. They say that it is for the tide. But the girl, who is much bigger now, takes along a cup, and once there was a long, wet breath, far out, like somebody saying good evening.",
    ],
  }),
  story({
    says: [
      role("octopus", "octopus|squid|cuttlefish"),
      /\b(?:shy|hid(?:e|es|den|ing)|invisible|afraid|scared|lonely|orchestra|music\w*|band|drum\w*|play\w*|piano|instruments?|join)\b/i,
    ],
    unless: /\b(?:ring|fisherman|knit\w*|gloves?|aquarium)\b/i,
    may: [...companion("octopus", "fish")],
    lead: "octopus",
    after: [
      "@underwater(hero stand) {Hero} {was} the best in the whole reef at not being there. On sand {he} {was} sand. On a stone {he} {was} a stone, with moss. It was safe to be a stone. Only, nobody ever says good morning to a stone.",
      [
        "@underwater(hero talk, mate talk) Once, though, somebody did. “Good morning,” said {talker}. {Hero} turned red, then blue, then striped, and at last as white as a plate. “How did you know that I was here?” “Stones don't tap their feet,” said {talker}. It was true. There was music over there, behind the corals, and all eight arms had been beating time.",
        "@underwater(hero stand) In the evening there was music behind the corals. The crabs clattered, the seahorses blew into shells. {Hero} did not notice it at first, but all eight arms were beating time. Each of them beat something else, and together it sounded like rain on a tin roof.",
      ],
      [
        "@underwater(hero look, mate talk) “Come along,” said {talker}. “They've got nobody for the drums.” “They will all look at me!” “Yes,” said {talker}, “that's how they know where to listen.” {Hero} went as far as the last coral. There {he} became a coral. {He} stayed one for three evenings, and knew every piece by heart.",
        "@underwater(hero look) For three evenings {hero} sat behind the last coral, and was a coral. {He} knew every piece by heart. “If only we had somebody for the drums,” sighed the old lobster who conducted. {Hero} opened {his} mouth. {He} shut it again, and turned a little more pink, so as to be a better coral.",
      ],
      "+ @underwater(hero look) On the day of the great reef feast everything went wrong. The lobster had a cold. The crabs were nervous, and each of them clattered at a different speed. “Stop!” cried the lobster. The guests, who had come from as far away as the wreck, began to murmur. The first of them were already turning round.",
    ],
    end: [
      [
        "@underwater(hero play, mate look) “Now,” whispered {talker}, and did not push, but only moved aside a little. {Hero} looked at the guests. Then {he} closed both eyes and thought of rain. One arm began on a shell, softly. The second came in on a stone. By the fourth the crabs were listening, by the sixth they were in time.",
        "@underwater(hero play) In the quiet there was suddenly a small tap. It had come from one of {hero's} arms, all by itself. {Hero} closed both eyes and thought of rain. The second arm came in on a stone, softly, the third on a shell. By the fourth the crabs were listening, by the sixth they were in time.",
      ],
      "@underwater(hero dance) At the eighth arm {hero} forgot that anybody was there. {He} forgot to be a coral. {He} became yellow at the fast places and violet at the slow ones, {he} flashed and rippled like a whole sunset, and the audience did not know any longer whether to listen or to look. A sea cucumber wept.",
      "@underwater(hero look) When it was over, {hero} opened {his} eyes. All of them were staring at {him}. Then the applause came. Crabs clapped, mussels clapped, and a very old turtle said: “Good evening. Have you always lived here?”",
      [
        "@underwater(hero stand, mate talk) {Hero} is still a stone now and then, when it gets too loud. But it's a stone with a bow tie. And {talker}, who knows where to knock, says good morning to it every day.",
        "@underwater(hero stand) {Hero} is still a stone now and then, when it gets too loud. But it's a stone with a bow tie. And everybody who swims past says good morning to it, just in case.",
      ],
    ],
  }),
  story({
    says: [
      role("shark", "shark|crocodile|alligator|wolf|tiger|lion|bear|fox"),
      /\b(?:friends?|friendly|vegetarian|vegan|lonely|nice|polite|kind|gentle|invit\w+|play with)\b/i,
      /\b(?:swam away|swim away|r[au]n away|ran off|afraid|scared|frightened|fear\w*|nobody|no one|trust\w*|believe[ds]?|hid|hide|flee|fled|flew away|salad|vegetarian|vegan|permission)\b/i,
    ],
    unless:
      /\b(?:red riding|grandmother|dentist|tooth|teeth|hive|roar|dark|forest fire|cub|hen|hedgehog|museum|polite\w*|permission)\b/i,
    of: "creatures",
    may: [alongside],
    lead: "shark",
    after: [
      "It was because of the smile. {Hero} had practised it for a long time, and it was meant well, but there were so many teeth in it. “Good morning!” {he} said. Whoever had been there a moment ago was there no longer. Only a shoe lay on the ground, or a feather, and turned round slowly.",
      [
        "{Talker} had not run. {Talker} stood there and trembled, and looked at the teeth. “Are you going to eat me?” “No,” said {hero}. “I've got soup with peas.” “And after the soup?” “Pudding.” {Talker} thought about it. “You should begin with that,” said {talker}. “Nobody can know it from looking at you.”",
        "{Hero} tried it without a smile, and looked like thunder. {He} tried it with a scarf up to {his} eyes, and looked like a robber. {He} sent cards, with flowers on them: You are invited. Pea soup. Pudding. I promise! On the evening of the party {he} sat in front of twelve plates, and the candles burned down.",
      ],
      "+ So {hero} put up a sign, as large as a door: I ONLY EAT GREENS. At night somebody wrote below it: And who are the Greens? In the morning, the frogs moved out. {Hero} took the sign down again. {He} laid it over the soup, so that it would stay warm, and sat down with {his} back to the path.",
      "But on that day others came. They were strangers, big ones, and they smiled as well, and with them it was not meant well at all. The small ones had not even time to hide. They pressed themselves together in the last corner, with closed eyes, and nobody said a word.",
    ],
    end: [
      "“Good evening,” said a voice behind the strangers. They turned round. There was {hero}. {He} said nothing more. {He} only smiled, slowly, from one side to the other, and did not leave out a single tooth. “We were just going,” said the biggest of the strangers, and they went, one on top of the other.",
      [
        "It was very quiet. {Hero} put the soup spoon before {his} mouth, for {he} had forgotten to stop. “Don't,” said {talker}. “Leave it like that.” {Talker} went up to {him}, and stood close beside {him}, in front of all. “This is {hero},” said {talker}. “There's soup.”",
        "It was very quiet. {Hero} shut {his} mouth, for {he} had forgotten to stop. “No, don't,” said a very small voice from the corner. “Leave it like that. It's beautiful, from this side.” And out of the corner came the smallest of them all, stopped in front of {hero}, and asked whether there was any soup left.",
      ],
      "There were twelve plates, and more than thirty guests. They took turns. There was pudding, too, and {hero} ran to and fro and did not know where to put {himself} for joy. “Would you,” asked the smallest at last, “do it once more?” And {hero} smiled for them, as often as they liked.",
      "Whoever goes that way now sees a lantern, a long table, and small faces on both sides. The sign is new, and short: Open. It's only a smile.",
    ],
  }),
  story({
    says: [
      role("turtle", "turtle|sea turtle|baby turtle|turtle hatchling"),
      /\b(?:afraid|scared|frightened|terrified|fear\w*|dared|last|smallest|alone|first time|hatch\w*|little)\b/i,
      /\b(?:sea|ocean|deep|waves?|water|beach|reef)\b/i,
      /\b(?:beach|hatch\w*|nest|sand|egg)\b/i,
    ],
    of: "creatures",
    unless: /\b(?:snow|moon|race|pirate|hare|rabbit|restaurant|friend of|read|party)\b/i,
    may: [alongside],
    lead: "turtle",
    after: [
      "@sea(hero look) The sea said shhh, and then it said shhh again. It had sounded so near from the inside. Now there was sand between, a hill of sand and a valley of sand, and at the end of it something that glittered and moved. “Is it always that big?” whispered {hero}. There was nobody left to ask but the footprints of the others.",
      [
        "@sea(hero walk, mate walk) “It's as big as it has to be,” said {talker}. “I'll come along to the edge, if you like.” “And then?” “Then you'll be there.” {Hero} put one foot in front of the other. {Talker} did not say hurry. Behind them grew a thin line, quite straight, with a wobble in it here and there.",
        "@sea(hero walk) {Hero} put one foot in front of the other. A small crab sat in front of its hole, and watched. “You're late,” it said. “I know,” said {hero}. “The others ran.” “I know,” said {hero}, and went on. Behind {him} grew a thin line, quite straight, with a wobble in it here and there.",
      ],
      "+ @sea(hero climb) Halfway lay a hole, and it was the footprint of a child. To {hero} it was as deep as a well. {He} slid in, head first. {He} tried the heel, and slid back. {He} tried the big toe. There, where the edge was lowest, {he} came up at last, with sand in both eyes, and had to lie still for a moment.",
      "@sea(hero look) Then a shadow ran over the beach. A gull was up there, white and hungry, and it turned. In front was the wet sand, and behind that a wave stood up, as high as a house, and showed its teeth. {Hero} did not know which of the two was worse.",
    ],
    end: [
      [
        "@sea(hero run, mate point) “Breathe in!” cried {talker}, and jumped up and down, and waved, so that the gull looked to the wrong side. {Hero} breathed in. {He} ran, as fast as somebody can run who has only just learned to walk. The beak snapped shut behind {him}. The wave fell down on {him} with a roar, and everything was white.",
        "@sea(hero run) {Hero} breathed in. {He} ran towards the wave, as fast as somebody can run who has only just learned to walk. The beak snapped shut behind {him}. The wave fell down on {him} with a roar, and then everything was white, and loud, and upside down.",
      ],
      "@underwater(hero swim) And then it was quiet. It was green, and it was quiet. {Hero} weighed nothing. {He} moved {his} feet, which had been so slow all morning, and {he} flew. Above {him} hung the sun, in small pieces. The shhh was still there, but it was all around now, and it sounded like somebody putting a child to bed.",
      "@underwater(hero swim) “There you are,” said somebody, and somebody else said: “We've saved you a place.” All those who had run hung there side by side, and none of them had dared to go further without the last one. “It begins like this,” said {hero}, and swam ahead.",
      [
        "@sea(mate look) Up on the beach {talker} stood for a long time and looked. The thin line was still there, from the nest to the water, with all its wobbles. Then a small wave came, said shhh, and put the sand straight.",
        "@sea Up on the beach the thin line could still be seen, from the nest to the water, with all its wobbles. A small crab sat beside it, looked along it once, and nodded. Then a wave came, said shhh, and put the sand straight.",
      ],
    ],
  }),
];

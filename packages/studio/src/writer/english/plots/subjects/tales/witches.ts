import { role, story } from "../subject-story.ts";
import { companion } from "./companion.ts";

/** Tales of witches and wizards whose magic does what it likes. */
export const witches = [
  story({
    says: [role("witch", "witch"), /\bhiccup\w*/i],
    unless:
      /\b(?:each|every)(?: time)?\b(?!.*\bfrogs?\b).*hiccup|hiccup\w*\b(?!.*\bfrogs?\b).*\b(?:turn\w*|chang\w*|makes?|made|became)\b/i,
    may: [...companion("witch", "frog", "toad")],
    lead: "witch",
    after: [
      "@kitchen(hero stand) Hic! The milk jug had been on the table, and now it sat there with webbed feet and looked offended. Hic! The broom jumped out of the window. “Oh no,” said {hero}, with both hands over {his} mouth. “I'm so sorry, I didn't m— hic!” Outside, the postman's bicycle went hopping down the hill.",
      "+ Everybody had a cure. “Hold your breath,” said the baker. {Hero} held it until {he} {was} purple, and then the baker's hat said croak. “Drink upside down,” said the teacher. “Think of nine bald men,” said the barber, and a moment later {he} could only think of one green one. He had been very kind about it.",
      [
        "@market(hero talk, mate talk) By noon the market place was hopping from one end to the other. Only {talker} still dared to stand close to {hero}, holding a tray in front like a shield. “It's because you are so afraid of the next one,” said {talker}. “How can I not be?” cried {hero}. “Look at them! Hic!” And the tray was gone.",
        "@market(hero look) By noon the market place was hopping from one end to the other. The mayor sat on the edge of the fountain with his golden chain around a green neck. {Hero} had locked {himself} in the bell tower, so that nothing more could happen. Hic! High over the town the great bell said croak.",
      ],
      "+ {Hero} looked at it all, and tears came into {his} eyes. {He} had wanted to be the best witch that the town ever had. In the big book of spells {he} had turned over every page. There were spells against thunder, and spells against warts. Against hiccups there was nothing but a blank page, and somebody had spilled tea on it.",
    ],
    end: [
      "@market(hero sit) “Let's try to frighten you,” croaked the mayor. All of them sat down in a circle, and made the most terrible faces that they could. But a frog cannot make a terrible face. They puffed up their cheeks, they rolled their eyes, the policeman fell into the fountain backwards, and the barber stuck out his tongue and got it caught on a lamp post.",
      "@market(hero stand) {Hero} looked from one to the other. Something tickled {him}, but it was not in the throat, it was lower down. {He} tried to keep it in, for it would have been so rude. Then {he} burst out laughing. {He} laughed until {he} had to hold {his} stomach, and the frogs laughed as well, and it sounded like a hundred doors.",
      "@market(hero stand) And with each laugh there was a pop. Pop, there stood the baker. Pop, the bell hung in its place, and pop, the mayor had a pink neck again, although he kept feeling it for a while. When it grew quiet, they all held their breath, and waited for the next one. It did not come.",
      [
        "@market(hero sit, mate sit) In the big book of spells there is a new page now, against hiccups, in {hero's} best handwriting, and {talker} has drawn the faces next to it. And once a year, in summer, the whole town sits around the fountain and says croak. It's a matter of being on the safe side.",
        "@market(hero sit) In the big book of spells there is a new page now, against hiccups, in {hero's} best handwriting, and next to it there are nine faces. And once a year, in summer, the whole town sits around the fountain and says croak. It's a matter of being on the safe side.",
      ],
    ],
  }),
  story({
    says: [
      role("witch", "witch"),
      /\b(?:broom|broomstick|fly|flying|flew)\b/i,
      /\b(?:afraid|scared|frightened|terrified|fear\w*|heights|(?:can(?:no|')t|couldn't|could not) (?:ride|fly|stay|sit)|falls? off|fell off|dizzy|(?:air|broom|flight) ?sick\w*)\b/i,
    ],
    unless:
      /\b(?:hiccup\w*|nits|airport|(?:by|a|the) (?:plane|aeroplane|train|bus)|broke\w*|lost|stolen|stole|missing|race)\b/i,
    may: [...companion("witch")],
    lead: "witch",
    after: [
      "@farm(hero look) All the others were up there already. They flew over the roofs in a long line, with their hats on, and their laughter came down like rain. {Hero} stood in the yard among the hens. “Well?” they called. “Are you coming?” “In a moment,” called {hero}.",
      [
        "@farm(hero talk, mate talk) “What is it like, when you think about it?” asked {talker}. “Like standing on one leg on a thread,” said {hero}. “There's nothing to hold on to but a stick. Who had that idea? Nobody sits on a stick!” {Talker} looked around the yard, and then at the kitchen door. “Who says,” asked {talker}, “that it has to be one?”",
        "@farm(hero talk) “Who had that idea?” said {hero} to the hens. “There's nothing to hold on to but a stick. Nobody sits on a stick! You don't, either.” The hens sat on their perch and looked as if they wanted to be left out of this. {Hero} looked around the yard, and then at the kitchen door. Who said that it had to be one?",
      ],
      "+ @garden(hero stand) First {hero} tried the washtub. It rose as high as the gooseberries, turned over, and that was the end of the gooseberries. The ironing board went up well, but only backwards. The wheelbarrow flew so slowly that a snail overtook it, and looked round. In the evening {hero} sat down on the old armchair in the parlour, quite worn out.",
      "@room(hero sit) It was a soft chair, with arms on both sides, and a dent in just the right place. “You would be the one,” sighed {hero}, and patted it. The chair shook itself. It lifted one foot, and then all four, as carefully as a cow that gets up from the grass.",
    ],
    end: [
      [
        "@village(hero fly, mate fly) “Hold on!” cried {talker}, and jumped onto the footstool just in time. They went out through the veranda. {Hero} shut {his} eyes, and held the chair by both arms, and the chair held {him}. When {he} looked again, the hens were as small as beans. {His} stomach was where it belonged.",
        "@village(hero fly) They went out through the veranda. {Hero} shut {his} eyes, and held the chair by both arms, and the chair held {him}. When {he} looked again, the hens were as small as beans. {His} stomach was where it belonged.",
      ],
      "@village.storm(hero fly) The others came flying in their long line. “That's no broom!” called the first. “That's against the rules!” called the second. But just then the wind turned, and it brought hail. They rubbed their ears, and their hats blew away over the church.",
      "@village.storm(hero fly) “There's room on the arms,” said {hero}, and opened an umbrella. At first none of them wanted to. Then all of them did. They sat on the arms, and on the back, and two in the drawer underneath. The old chair groaned, but it flew on, low and steady, right through the middle of the storm.",
      "@village.night(hero fly) The rule has been changed: whoever wants to fly may do so on anything that has been asked politely. On clear nights a sofa goes by up there, and two stools, and a piano. And in front of them all, with a cushion and a lamp, flies {hero's} armchair.",
    ],
  }),
  story({
    says: [
      role("witch", "witch|wizard|sorcerer|magician|sorceress|enchantress"),
      /\b(?:spells?|magic|potions?|charms?)\b/i,
      /\b(?:wrong|mistakes?|mix(?:es|ed) up|accident\w*|backfir\w*|never work\w*|went wrong|goes wrong|forg[eo]t\w*|can(?:no|')t remember|could not remember|couldn't remember|bad at|clumsy|worst|fail\w*|muddle\w*)\b/i,
    ],
    unless: /\b(?:apprentice|hiccup\w*|broom|rabbit)\b|\bturn(?:s|ed|ing)\b[^.]*\binto\b/i,
    may: [...companion("witch", "wizard")],
    lead: "witch",
    after: [
      "@room(hero stand) {Hero} had said it exactly as it stood in the book, and turned round three times. Nothing was as it should be. The teapot sang. The carpet had grown a lawn, with daisies. From the ceiling hung a ham, which had been a lamp. “It's always one word,” said {hero}. “If I only knew which!”",
      [
        "@room(hero talk, mate talk) “Perhaps you need other glasses,” said {talker}, and moved out of the way of the ham. {Talker} had been green since Monday, and was used to it by now. “Or perhaps you don't listen to what you say, because you're so afraid of saying it wrong.”",
        "@street(hero walk) People had become careful. When {hero} came down the street, they put on hats of tin. The milkman left the milk at the corner. “Good morning,” said {hero}. “Don't say anything else!” they begged.",
      ],
      "+ @room(hero write) {Hero} practised on small things. A button was to become a coin, and became a very small hippopotamus. A wish for sun brought one sunflower, which came through the floor. {He} fed the one, watered the other, and wrote down each mistake in a notebook, until there was no page left in it.",
      "Then one night a whole side of the mountain came loose, and rolled down towards the town, stones and trees and all. Bells rang, children cried. “{Hero}!” called the people, who had always run away. “Say something! Say anything!”",
    ],
    end: [
      [
        "@room.night(hero take, mate give) {Hero} opened the book at the page against landslides. The letters danced before {his} eyes. “Not that one,” said {talker}, and held out the notebook with all the mistakes. “You don't know that one. These you know by heart.” And so {hero} ran out to meet the mountain, with nothing but mistakes.",
        "@room.night(hero read) {Hero} opened the book at the page against landslides, but the letters danced before {his} eyes. {He} shut it. There was no spell that {he} could do right. But the wrong ones {he} knew by heart, every single one. And so {hero} took the notebook, and ran out to meet the mountain with nothing but mistakes.",
      ],
      "@mountain.night(hero stand) The first one turned the stones into dumplings. The second gave the trees legs, and they stopped, looked surprised, and walked back up the hill. Then came the one with the lawn, and a thousand daisies held the loose earth with their roots. The last rock of all landed in front of the town hall. It had become a very large hippopotamus.",
      "@street(hero stand) It was so quiet that they could hear it chew. “That,” said the mayor, and took off his hat of tin, “was the most wrong thing that I have ever seen.” Then they picked up {hero}, and carried {him} through the streets, and there were dumplings for everybody for nine days.",
      "@street In the school of magic a new book lies beside the old one. It is called Mistakes, first part, and nobody may do magic before having read it. The hippopotamus is asleep in front of the town hall, and on its back grows a single daisy.",
    ],
  }),
  story({
    says: [
      /\b(?:wizard(?:'s)?|sorcerer(?:'s)?|witch(?:'s)?|magician(?:'s)?|alchemist(?:'s)?|magic(?:al)?)\b/i,
      role("apprentice", "apprentice|pupil|student|assistant"),
      /\b(?:spells?|magic|broom|potion|wand|book|floods?|flooded|wrong|secretly|forbidden|castle|tower)\b/i,
    ],
    unless:
      /\b(?:watchmaker|tailor|tooth fairy|murder|detective|doors?|memory|teach\w*|taught)\b|\bturn(?:s|ed|ing)\b[^.]*\binto\b/i,
    may: [...companion("witch", "wizard"), role("master", "wizard|sorcerer|witch|magician|alchemist")],
    lead: "apprentice",
    after: [
      "@room(hero look) It had looked so easy when the old hands did it. A finger here, a word there, and the work did itself. {Hero} had only wanted to be quick. Now it bubbled behind the door, and it bubbled under the stairs, and when {hero} said the word for “stop”, it only seemed to take it as a greeting, and grew.",
      [
        "@room(hero stand, mate stand) “Try it backwards,” said {talker}. {Hero} tried it backwards. Now it came from above as well. “Try it louder.” {Hero} shouted it, and every book on the shelf shut its covers with a bang, so as not to get wet. They stood on the table by now.",
        "@room(hero stand) {Hero} said the word backwards, and now it came from above as well. {He} shouted it, and every book on the shelf shut its covers with a bang, so as not to get wet. {He} stood on the table by now. The cauldron swam past with the cat in it.",
      ],
      "+ @room(hero look) Out of the window it went, and down into the street. {Hero} saw how people put buckets outside their doors. They did not even look angry, they only looked up at the tower, one after another. It would be hours before there was help. And the worst of it was that {hero} knew exactly whose fault it was.",
      "@room(hero stand) “I won't say another spell,” said {hero}. “Not one.” {He} rolled up {his} sleeves, climbed down from the table into the middle of it, and took the oldest thing in the whole room. It was the mop. It did not fly, and it did not dance. It stood in the corner and was dry.",
    ],
    end: [
      "@room(hero carry) {Hero} mopped. {He} carried, wrung out, scrubbed, and carried again, down two hundred steps and up again. But as {he} worked, {he} noticed something. Wherever {he} had cleaned with {his} own two hands, nothing came back. The magic stopped at the edge of it, and sniffed, and did not dare to go on.",
      [
        "@room.dawn(hero stand, mate stand) {Talker} took a brush and came along. They cleaned the table, the floor, the stairs. When the sun rose, only one puddle was left, under the master's chair. It trembled a little. {Hero} laid the mop on it as gently as a blanket, and it was gone with a sigh.",
        "@room.dawn(hero stand) {He} cleaned the table, the floor, the stairs. The cat climbed out and licked its own part of it. When the sun rose, only one puddle was left, under the master's chair. It trembled a little. {Hero} laid the mop on it as gently as a blanket, and it was gone with a sigh.",
      ],
      "@room.dawn(hero stand) In the doorway stood a pair of long grey boots. {Hero} did not dare to look higher. “I tried a spell,” {he} said to the boots. “It was forbidden. It was me.” For a while there was only a drip. “Hm,” it came from above. “And how did you find the counterspell? I needed forty years for that.”",
      "@room(hero read) “What counterspell?” asked {hero}. A long finger pointed at the mop. Since then {hero} may touch all the books in the tower, even those with a lock. But every lesson still begins with the same words: roll up your sleeves.",
    ],
  }),
];

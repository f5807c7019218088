import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

const TOY =
  "teddy bear|teddy|toy rabbit|toy dog|toy elephant|cuddly toy|soft toy|stuffed animal|stuffed rabbit|stuffed bear|stuffed elephant|stuffed toy|plush toy|plush rabbit|plush bear|bunny|rag doll|doll|toy soldier|tin soldier|wooden horse|toy";
const CHILD = "girl|boy|child|daughter|son|kid|grandson|granddaughter|owner|brother|sister|niece|nephew";

/** Stories of toys that are lost, left behind, worn out or given away. */
export const lostToys = [
  ...withAndWithout({
    says: [
      role("toy", TOY),
      /\b(?:lost|left (?:behind )?(?:on|at|in)|left behind|forgot\w*|dropped|f[ae]ll?s? (?:out|off|from)|fell)\b/i,
      /\b(?:trains?|bus|airport|station|tram|plane|park|beach|playground|suitcase|bench|motorway|car|taxi|ferry|street|holiday|home|back)\b/i,
    ],
    may: [role("child", CHILD)],
    unless: /\b(?:robots?|attic|murder\w*|ghost|haunted|detective|cursed|bear cub)\b/i,
    after: [
      "{Thetoy} was not frightened at first. “They'll be back in a minute,” thought {thetoy}, and sat up straight, so as to be easy to see. Then a minute was over, and then an hour. The place grew quiet. {Thetoy} had never been so small before.",
      "A crow landed close by and tilted its head. “Thrown away?” it asked. “Forgotten,” said {thetoy}. “That is quite different.” “Where do you live?” asked the crow. {Thetoy} had to think. “In the room with the green curtains,” {toyhe} said. “Under the chin of somebody.”",
      "@street(toy fly) “There are a great many chins,” said the crow. But it was bored, and it took {thetoy} in its beak and flew off. They looked in at windows, one after the other: red curtains, blue curtains, a cat. At the tenth window the crow's beak became tired. “I can't hold you much longer,” it mumbled.",
      "+ @street(toy sit) They rested on the roof of a milk van. The driver did not look up, and so they rode along for half a town. It was cold, and the crow put one wing over {thetoy}, but only, it said, because the wing was cramped.",
      "@garden.night(toy) Then it began to rain, and {thetoy} grew as heavy as a wet sponge. The crow sank lower and lower. “Let me go,” said {thetoy}. “You've done enough.” And {thetoy} slipped out of the beak. {Toyhe} fell down past a chimney and past a drainpipe, and landed among the flowers, face down.",
    ],
    end: [
      [
        "@garden.night(toy) It was quite dark there, and it smelled of mud. But up above there was a sound that {thetoy} knew better than any other. {Thechild} could not go to sleep. {Thetoy} could not call out. But the crow could. It sat down on the window sill and screamed as loudly as only crows can.",
        "@garden.night(toy) It was quite dark there, and it smelled of mud. But up above there was a sound that {thetoy} knew better than any other. A child could not go to sleep. {Thetoy} could not call out. But the crow could. It sat down on the window sill and screamed as loudly as only crows can.",
      ],
      [
        "@garden.night(child hug, toy) The green curtains flew open. “Be quiet!” called {thechild}, and then looked down, and then said nothing more, but ran. Down the stairs went two bare feet, and out into the wet. {Thetoy} was picked up out of the flowers, mud and all, and pressed so hard that the water ran out on every side.",
        "@garden.night(toy) The green curtains flew open. “Be quiet!” called the child, and then looked down, and then said nothing more, but ran. Down the stairs went two bare feet, and out into the wet. {Thetoy} was picked up out of the flowers, mud and all, and pressed so hard that the water ran out on every side.",
      ],
      "+ @garden.dawn(toy) {Thetoy} went through the washing machine that same night, and hung on the line in the morning. It was not dignified. The crow sat beside {toyhim} and did not laugh, or only with its back turned.",
      "@bedroom.night(toy sleep) At bedtime {thetoy} is under that chin again, where it is warm. On the window sill there is always a biscuit, and in the morning it is gone, and there is a black feather lying there, as a receipt.",
    ],
  }),
  ...withAndWithout({
    says: [role("toy", TOY), /\b(?:attic|loft)\b/i],
    may: [role("child", CHILD)],
    unless:
      /\b(?:robots?|murder\w*|ghost|haunted|cursed|curse|evil|horror|old toys in|killer|aquarium|new leg|toothpick|whisper\w*|moves? by itself|moved by itself)\b/i,
    after: [
      "@attic(toy sit) It was so quiet up there that {thetoy} could hear the dust settle. It lay on everything, on the old lamp, on the sledge, and on {toyhis} own head like a grey roof. Through a gap between the tiles came one thin ray of sun.",
      "@attic(toy talk) “How long have you been here?” {thetoy} had asked the sledge once. “Only until winter,” said the sledge. It had said that every winter. {Thetoy} had a better trick. {Thetoy} thought of the games. There was the shop game and the pirate game and the one with the hospital, where {toyhe} had always had to have a broken leg.",
      "+ @attic(toy talk) A moth came now and then and asked if it might have a bit of ear. “No,” said {thetoy}. “I'm going to need that. Somebody will whisper something into it.” The moth waited politely. It had heard that from others before.",
      "@attic(toy look) One day there were steps on the ladder. The hatch opened, and a light shone about. {Thetoy} would have loved to wave. But a grown-up hand took the suitcase that stood in front, and the hatch fell shut again. The draught tipped {thetoy} over, face down.",
      "@attic(toy look) There was a crack in the floor. {Thetoy} had never known that. And through the crack {toyhe} saw a lit room, right down below. There was a bed in it, and in the bed lay somebody who was quite new and very unhappy. “I can't sleep,” said a voice. “There's nobody here.” {Thetoy} was somebody. But how to get through a crack?",
    ],
    end: [
      "@attic(toy look) {Thetoy} had only one thing to send: the button eye, which had been hanging by a thread for years. {Thetoy} rolled and rubbed until the thread broke. The button fell through the crack, turned over twice in the light of the lamp, and landed exactly in the middle of the pillow.",
      [
        "@attic(child hug, toy) Then it was very quiet. Then the ladder creaked, and the light came up, and behind it {thechild} in pyjamas. “There's somebody up here,” {thechild} called down, “and a button's missing!” {Thetoy} was lifted up and blown at, until the dust flew. “You've got a hurt eye,” whispered {thechild} into the ear. “We'll play hospital.”",
        "@attic(toy) Then it was very quiet. Then the ladder creaked, and the light came up, and behind it a child in pyjamas. “There's somebody up here,” the child called down, “and a button's missing!” {Thetoy} was lifted up and blown at, until the dust flew. “You've got a hurt eye,” whispered the child into the ear. “We'll play hospital.”",
      ],
      "+ @bedroom(toy) A grandmother came up the stairs, and had to sit down on the edge of the bed. She had seen {thetoy}. “You?” she said. “That one always had the broken leg.” She still knew the name, too, and told it.",
      "@bedroom.night(toy look) The eye has been sewn on again, with a red thread. At night {thetoy} looks up to the crack in the ceiling and winks, so that the ones up there know that it can be done.",
    ],
  }),
  story({
    says: [
      role("toy", TOY),
      /\b(?:new(?:er)? (?:[a-z-]+ )?(?:toys?|teddy|doll|robot|bear|one|present|car|console|tablet)|tablet|replaced|birthday present|video games?|computer games?|no longer|grown? up|grew up|too old|outgrown|outgrew|stops playing|stopped playing)\b/i,
      role("child", CHILD),
    ],
    unless: /\b(?:murder\w*|ghost|haunted|cursed|train|left on)\b/i,
    after: [
      "@bedroom.night(toy look, child sleep) Until then {thetoy} had lain right in the middle. Now {toyhe} lay at the edge, and on the third night {toyhe} fell out. Nobody noticed. From the carpet {thetoy} looked up at the feet of {thechild}, which were sticking out up there, and thought: they've grown.",
      "@bedroom(toy sit) “Don't take it personally,” said the piggy bank. {Thetoy} took it very personally. In the daytime {thetoy} sat on the shelf between a globe and a cactus. It had a good view from there.",
      "@bedroom(child carry, toy) {Thetoy} tried to be interesting. One day {toyhe} let {toyhimself} fall down just as {thechild} came in. {Thechild} picked {toyhim} up, without looking, and put {toyhim} back beside the cactus. The cactus was very sorry about it. It could not help pricking.",
      "+ @bedroom.night(toy talk) At night the new one on the bed blinked with all its lights. “What do they do with you?” it asked. “Nothing at present,” said {thetoy}. “But once we stayed in a tent for two whole days, and I was the door.” The new one had no idea what that meant. It sounded wonderful.",
      "@bedroom(child sleep, toy look) Then {thechild} fell ill. The curtains were shut, the fever rose, and the doctor came. The new one lay beside the pillow and blinked and beeped. “Too loud,” murmured {thechild}. “Too hard.” A hot hand felt about on the blanket, and searched, and did not find what it was looking for.",
    ],
    end: [
      "@bedroom(toy fly) {Thetoy} did not wait to be called. {Toyhe} leaned forward, farther than {toyhe} had ever leaned, past the globe. “Push,” said {thetoy}. “It'll hurt you,” said the cactus. “Push,” said {thetoy}. And the cactus pushed, with all its prickles, and {thetoy} flew through the air and came down in the right place.",
      "@bedroom.night(child hug, toy) The hot hand found an ear, and the ear was soft, and had been chewed for years at exactly that spot. “There you are,” said {thechild}, and fell asleep. {Thetoy} lay under that chin all night and got as warm as an oven. By morning the fever had gone. It had all gone into {thetoy}, the piggy bank said later.",
      "+ @bedroom.night(toy talk) After that the new one was allowed to blink again, in the daytime. But when the lamp was off, it asked in a low voice: “Tell me the one about the tent.” And {thetoy} told it.",
      "@bedroom(child sleep, toy) {Thetoy} still lives on the shelf. {Thechild} is much too big for that sort of thing. Only when the days are very bad, the spot beside the cactus is empty in the morning, and in the bed two large feet stick out, and one small ear.",
    ],
  }),
  ...withAndWithout({
    says: [
      role("toy", TOY),
      /\b(?:torn|broken|rip(?:s|ped)?|lost (?:an|one|his|her|its|a) (?:[a-z]+ )?(?:eye|arm|ear|leg|button|head|wheel)|missing (?:an |one |its |his |her |a )?(?:eye|arm|ear|leg|button|wheel)|one (?:eye|arm|ear|leg|button)|worn(?: out)?|repair\w*|mend(?:s|ed|ing)?|fix(?:es|ed)?|hospital|doctor|stuffing|sew(?:s|n|ed|ing)?|shabby|patched|threadbare|damaged)\b/i,
    ],
    may: [role("child", CHILD)],
    unless:
      /\b(?:aquarium|toothpick|tonsils|appendix|(?:stay\w*|night|nights|week|days) (?:in|at) (?:the |a )?hospital|(?:goes|went|has|had) to (?:go to )?(?:the |a )?hospital|swim\w*|murder\w*|ghost|haunted|cursed|airport|security|robots?|attic|train|night the toys|sewed a|sews a|real doctor|shop window|grandma|grandmother|granny|nana|grandpa|grandfather|grandad|tailor|seamstress|toymaker|toy maker)\b/i,
    after: [
      "@workshop(toy talk) {Thetoy} lay on the table under a bright lamp, and did not like it. “It doesn't hurt,” said {thetoy} to nobody in particular. A bit of wadding had come out, and lay there on the wood for all to see. It felt like having forgotten to get dressed.",
      [
        "@workshop(child talk, toy) “Can that be mended?” asked {thechild} in a very small voice. Old Miss Tamsin pushed up her glasses. She had a shop with a bell, and needles in every size, and she always told the truth. “There's a good deal missing,” she said. “I shall have to put something new in. What should it be?”",
        "@workshop(toy) “Can you mend it?” asked a very small voice beside the table. Old Miss Tamsin pushed up her glasses. She had a shop with a bell, and needles in every size, and she always told the truth. “There's a good deal missing,” she said. “I shall have to put something new in. What should it be?”",
      ],
      "@workshop(toy look) {Thetoy} listened closely. Miss Tamsin opened one drawer after another. There was horsehair, and it was strong. There was sheep's wool, and it was warm. There were glass eyes in blue and green that shone like new. “With these, no one would know you again,” said Miss Tamsin. And that was what {thetoy} had been afraid of.",
      "+ @workshop(toy talk) On the shelf sat those who had been finished. They were smooth and smelled of soap. “You'll be like new,” one of them promised {thetoy}. “And what was before?” asked {thetoy}. The other one thought hard. “I don't know,” it said. “I'm like new.”",
      "@workshop(toy) Miss Tamsin threaded her needle. She held the scissors over the old patch on {toyhis} side, the one that had gone grey from being held. It was going to be cut out. And toys are not allowed to shout.",
    ],
    end: [
      [
        "@workshop(child give, toy) “Stop!” cried {thechild}. “Not that one. That's where I hold on.” The scissors stayed in the air. “And please no blue eyes. It has to be able to recognise me.” Then {thechild} pulled off a sock, a striped one, and laid it on the table. “Put this in,” said {thechild}. “It's still warm.”",
        "@workshop(toy) “Stop!” cried the voice beside the table. “Not that one. That's where I hold on.” The scissors stayed in the air. “And please no blue eyes. It has to be able to recognise me.” Then a striped sock was laid down on the table, which somebody had just taken off. “Put this in,” said the voice. “It's still warm.”",
      ],
      "@workshop(toy) Miss Tamsin did not laugh. She pushed the sock in, right where the heart would be, and closed it up with small firm stitches. The end of it was still looking out. She was going to hide it, and then she left it as it was. “So that everybody can see that it is full,” she said.",
      "+ @street(toy) “What do I owe you?” asked the mother at the door. “One sock,” said Miss Tamsin, “and that's paid.” The bell rang. They went home, {thetoy} in the middle, and under them hopped one bare foot, because of the puddles.",
      "{Thetoy} is not like new. There is a crooked seam on {toyhis} side, the patch is greyer than ever, and in winter, when it is really cold, a warm spot can be felt through the fur, with stripes.",
    ],
  }),
  story({
    says: [
      role("toy", `${TOY}|toy train|train set|toy car|puppet|wooden toy|music box`),
      /\b(?:shop|store|toy ?shop|toy ?store|second-hand shop|charity shop|shop window)\b/i,
      /\b(?:nobody|no one|never|wait\w*|unsold|want\w*|buys?|bought|sell|sold|forgotten|Christmas|chosen|years|watch\w*|hop(?:es|ed|ing))\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|haunted|cursed|robots?|at night|come alive|came (?:alive|to life)|c[oa]mes? to life|thief|thieves|stol\w*|real boy|girl|boy|child|daughter|son|granddaughter|grandson|kid)\b/i,
    after: [
      "@shop(toy sit) There was a price on a string round {toyhis} neck, and every few months it became smaller. First {thetoy} stood right in front, then in the second row, then at the side, behind the pillar. From there {toyhe} could see only half of the people: one half of a dog, one half of a pram, one half of a face.",
      "@shop(toy look) {Thetoy} practised. When somebody came, {toyhe} looked as friendly as {toyhe} could. “Not so hard,” said the jack-in-the-box. “You look as though you had a toothache.” The others went, one by one, in shiny paper. They waved with their ribbons.",
      "+ @shop(toy sit) Once a lady really did take {thetoy} in her hand. She turned {toyhim} over and saw the scratch. “Have you got another one like this,” she asked, “only without?” They had. {Thetoy} was put back on the shelf, with the scratch to the wall.",
      "@shop.dusk(toy sit) On the last evening before the holidays the snow fell so thickly that nobody came any more. The shopkeeper, Mr Oduya, turned off the lamps one after the other. He took {thetoy} down and looked at the price, which was hardly a price any longer. “What am I to do with you?” he sighed, and reached for the big box.",
      "@shop.dusk(toy look) Then the bell over the door rang. An old man stood there, with snow on his hat, and did not say what he wanted. He went along the shelves, quite slowly, as if he had dropped something here long ago, and in front of {thetoy} he stopped.",
    ],
    end: [
      "@shop.dusk(toy) “Would you turn it round?” the old man asked. Mr Oduya turned {thetoy} round. “It has a scratch,” he said. “I'll give it to you for less.” “I know,” said the old man, and laid his thumb on it, and the thumb fitted exactly. “I did that. On the garden step. I was five.” And then neither of them spoke for a while.",
      "@shop.dusk(toy) “My mother had to sell it,” said the old man. “That was in the bad winter. I have looked into every window since.” {Thetoy} stood on his hand and felt it tremble. It still held {toyhim} a bit too tightly, and that was how {thetoy} knew the hand again.",
      "+ @street.dusk(toy look) Mr Oduya did not want any money. But the old man paid, and he paid the very first price, the one from the beginning. “That's what it's worth,” he said. They did not wrap {thetoy} up. {Toyhe} rode home with {toyhis} head out between two buttons, and saw the snow, and for the first time the whole of the street.",
      "@kitchen(toy sit) Now {thetoy} stands on a kitchen table, beside the sugar. The price is still hanging round {toyhis} neck. But on the back of it there is something written in pencil, in an old man's hand: not for sale.",
    ],
  }),
];

import { role, story, type WrittenStory } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";
import { ledByPerson } from "./versions.ts";

const BALLOON: WrittenStory = {
  says: [
    role("balloon", "red balloon|blue balloon|yellow balloon|balloon"),
    role("child", "girl|boy|child|daughter|son|grandson|granddaughter|kid"),
    /\b(?:lost|loses|let(?:s)? go|fl(?:y|ew|ies) (?:away|off)|escap\w*|slip\w*|blew|blown|follow\w*|chas\w*|float\w*|drift\w*|f(?:ound|inds?)|best friend|friends?)\b/i,
  ],
  unless:
    /\b(?:murder\w*|horror|kill\w*|hot[- ]air|seller|clown|war|dead|died|hospital|hedgehog|cactus|heaven|grief|letter)\b/i,
  after: [
    "@street(child look) For a moment the string was still close enough. {Thechild} jumped, and had it with two fingers, and had it no longer. “Come back!” cried {thechild}. {Theballoon} would have liked to. But down is a direction that balloons do not know. It bowed once, over the lamp post, and was carried off by the wind.",
    "@street(child run) {Thechild} ran. You have to look up, if you run after a balloon, and so {thechild} ran into a dustbin, a priest and a greengrocer, in that order. “Sorry!” called {thechild}. “It's mine!” And they all looked up as well, and saw {theballoon}, quite small by now, passing the clock on the tower.",
    "+ @roof(balloon fly) Up there {theballoon} looked back. It could see the whole town, with the river through the middle, and everybody in it was no bigger than a full stop. But one of the full stops was running. “What's that?” asked a swift. “That one belongs to me,” said {theballoon}.",
    "@park(child look) In the park {theballoon} got caught in the highest tree, right at the top, where only the crows go. {Thechild} stood down below. It began to get dark. With every minute {theballoon} had a little less air, and with every minute {thechild} had a little less hope. “You can go home,” whispered {theballoon}. It was only a rustle.",
  ],
  end: [
    "@park.dusk(child sit) {Thechild} did not go home. {Thechild} sat down against the trunk. “I'll wait,” {childhe} said to the tree. “You'll get smaller, and then you'll come down. It's all right. I've got time.” And {thechild} told {theballoon} everything, upwards, into the dark: about school, and home, and the priest who had said a word that priests do not say.",
    "@park.night(child look, balloon) {Theballoon} listened. It had never had so much reason to get smaller. It let go of the air, breath by breath, and slid through the twigs, one branch at a time, as you come down a staircase in the dark. And when the street lamps went on, something wrinkled and red-cheeked touched {thechild} on the nose.",
    "+ @street.night(child hug, balloon) It could not fly any more. {Thechild} carried {theballoon} home in both arms, the whole long way, past the greengrocer and the dustbin. “You're much easier to hold now,” said {thechild}. At the corner they met the priest, who took off his hat to the two of them.",
    "@bedroom.night(child sleep, balloon) It lies on the shelf beside the bed, no bigger than a plum. Its string is long enough to reach the pillow. At night the end of it is tied round a wrist, with a double knot, and it is hard to say which of the two is being held.",
  ],
};

/** Stories of things left on a train, a balloon that comes home, a toy that is mended at home, and things on holiday. */
export const leftBehind = [
  ...withAndWithout({
    says: [
      role(
        "lost",
        "umbrella|suitcase|hat|cap|scarf|glove|mitten|jacket|coat|handbag|rucksack|backpack|wallet|camera|walking stick|violin case|pair of glasses|lunchbox|schoolbag",
      ),
      /\b(?:left (?:behind|on|in|at)|forgot\w*|lost)\b/i,
      /\b(?:trains?|bus|tram|station|airport|taxi|ferry|lost[- ]property|lost and found|park|bench|café|cafe|theatre|underground|metro|plane|museum|cinema)\b/i,
    ],
    may: [
      role(
        "owner",
        "owner|girl|boy|child|woman|man|lady|gentleman|grandmother|grandfather|grandma|grandpa|teacher|student|professor|Mrs|Mr|Miss",
      ),
    ],
    of: "things",
    unless:
      /\b(?:murder\w*|horror|kill\w*|money|detective|ghost|stol\w*|steal\w*|bomb|girl (?:finds|found)|boy (?:finds|found)|in love)\b/i,
    after: [
      "+ {Thelost} was not worried at first. “They'll notice by the next corner,” {losthe} thought. They did not notice by the next corner. A man came with a broom, picked {thelost} up, wrote a number on a slip and tied it on. It was the first time that {thelost} had been a number.",
      "The room was long and dark, and there were shelves up to the ceiling. “Welcome to Lost Property,” said a trombone. On every shelf they sat, the walking sticks, the single gloves, a set of teeth in a glass. “How long do they keep you here?” asked {thelost}. “Three months,” said the trombone. “After that it's the auction.”",
      "+ Most of them had stopped looking towards the door. “They've bought a new one,” said a glove. “They always buy a new one.” {Thelost} knew that this could not be. There was a small tear in the lining, and it had been mended with green thread, by hand, in front of the television. You do not do that for just anything.",
      "Each day the flap of the counter went up, and a voice said: “I've lost something.” Each day {thelost} made {losthimself} as tall as {losthe} could. It was never the right voice. And then it was the very last evening, and in the yard stood the van for the auction.",
    ],
    end: [
      [
        "Just before six the flap went up once more. “I know it's hopeless,” said {theowner}, quite out of breath. “I've been to every place on the whole line.” {Thelost} would have known that voice anywhere. “What did it look like?” asked the man with the broom. “Oh,” said {theowner}. “Nothing special. Old. There's a bit of green thread in it.”",
        "Just before six the flap went up once more. “I know it's hopeless,” said somebody quite out of breath. “I've been to every place on the whole line.” {Thelost} would have known that voice anywhere. “What did it look like?” asked the man with the broom. “Oh,” said the voice. “Nothing special. Old. There's a bit of green thread in it.”",
      ],
      "The man went along the shelves with his lamp. He had a great many old things there, and nothing special about any of them. He walked straight past. {Thelost} could not call out. But {losthe} could fall. {Losthe} leaned forward, as far as that goes, and came down with a thump on the floor, lining up. The lamp swung round. The thread was as green as grass.",
      [
        "“There you are,” said {theowner}, and that was all. {Ownerhe} held {thelost} tight with both arms, in front of everybody, and something dripped on the lining. It was not rain. On the shelves they had all turned their heads to the door. “So they do come,” said the glove.",
        "“There you are,” said the voice, and that was all. {Thelost} was held tight with both arms, in front of everybody, and something dripped on the lining. It was not rain. On the shelves they had all turned their heads to the door. “So they do come,” said the glove.",
      ],
      "+ The trombone was fetched two days later by a very large man who kissed it on the bell. That night it was quite noisy in Lost Property. They were all practising how to fall.",
      "{Thelost} has never been left anywhere since. There is a name in the lining now, and a telephone number, in green thread. And they always change seats before getting off, just once, to look back at the place where they have been sitting.",
    ],
  }),
  story(BALLOON),
  ledByPerson(BALLOON, "child"),
  ...withAndWithout({
    says: [
      role(
        "toy",
        "teddy bear|teddy|toy rabbit|toy dog|toy elephant|cuddly toy|soft toy|stuffed animal|stuffed rabbit|stuffed bear|stuffed elephant|bunny|rag doll|doll|toy",
      ),
      role(
        "mender",
        "grandmother|grandma|granny|nana|gran|grandfather|grandpa|grandad|great-aunt|aunt|mother|mum|mom|tailor|seamstress|toymaker|toy maker|neighbour",
      ),
      /\b(?:torn|broken|rip(?:s|ped)?|lost (?:an|one|his|her|its|a) (?:[a-z]+ )?(?:eye|arm|ear|leg|button|head)|worn(?: out)?|repair\w*|mend(?:s|ed|ing)?|fix(?:es|ed)?|stuffing|sew(?:s|n|ed|ing)?|shabby|patched|stitch\w*|fell apart|falls apart)\b/i,
    ],
    may: [role("child", "girl|boy|child|daughter|son|grandson|granddaughter|kid|owner|brother|sister|niece|nephew")],
    unless: /\b(?:murder\w*|horror|kill\w*|ghost|haunted|cursed|attic|dead|died|robots?|wedding|hospital ward)\b/i,
    after: [
      "@kitchen(mender look, toy) {Themender} cleared the kitchen table and put on two pairs of glasses, one on top of the other. “Well, well,” said {themender} to {thetoy}. “Who's been loved so much here?” A bit of stuffing lay next to the salt. {Thetoy} felt like a person who has forgotten to get dressed.",
      "+ @kitchen(mender) {Themender} opened the button tin. There were six hundred buttons in it, and every one of them came from somewhere. “This is from the coat in which I got married,” {menderhe} said. “And this one is from your great-uncle's uniform, only he never liked it.” None of them was right. {Themender} tried one after the other against {thetoy}.",
      "+ @kitchen(mender) “You could buy a new one, you know,” said a voice from the door. {Themender} did not even look up. “You can buy a new bear,” {menderhe} said. “But you can't buy an old one.” And bit off the thread.",
      [
        "@kitchen(child look, mender, toy) {Thechild} stood beside the table and could hardly watch. “Does it hurt?” asked {thechild}. “It tickles,” said {themender}. “But a seam has to be held by somebody, or it pulls.” So {thechild} held on, with both hands, while the needle went in and out, in and out. Then there was no thread left. The last bit was a finger long, and the hole was longer.",
        "@kitchen(mender look) It was late, and the needle went in and out, in and out. Then there was no thread left. The last bit was a finger long, and the hole was longer. {Themender} looked in every drawer, and in the tin, and under the tin. The shops were shut until Monday.",
      ],
    ],
    end: [
      "@kitchen(mender) {Themender} thought for a moment. Then {menderhe} took hold of {menderhis} own cardigan, the good blue one, found the end at the cuff, and pulled. Row by row the wool came off, all crinkled. “But that's your favourite!” cried a voice. “That's just why,” said {themender}. “You don't mend with what you can spare.”",
      "@kitchen(mender give, toy) It was blue and thick, and it held. {Themender} made the stitches small on the inside and large on the outside, so that they could be seen. Last of all came the eye. It was the top button of the cardigan. {Thetoy} looked round the kitchen with it, and everything was a little bluer than before, and a little warmer.",
      [
        "@kitchen(child hug, toy) {Thechild} pressed {thetoy} close. It did not smell of new. It smelled of old times, and of {mender's} kitchen. “Now there's something of you in there,” said {thechild}. “There always was,” said {themender}, and rolled up one sleeve, because the other one was so short.",
        "@kitchen(mender hug, toy) {Themender} held {thetoy} up to the lamp. It did not look like new. It looked like something that had been kept. “Now there's something of me in there,” said {themender}, and rolled up one sleeve, because the other one was so short.",
      ],
      "@bedroom.night(toy sleep) {Thetoy} has long been back in the place where {toyhe} belongs. The blue seam goes once across the middle. And in the kitchen {themender} still wears a cardigan with one sleeve to the elbow and no button at the top, and does not think of getting another.",
    ],
  }),
  story({
    says: [
      /\b(?:toothbrush\w*|soap|comb|spoons?|forks?|knife|cups?|teapot|pans?|saucepan|towel|bathtub|chairs?|table|sofa|cushion|pillow|vegetables|carrot|potato|tomato|lemon|suitcase|socks|pyjamas|books|umbrella|lamp|garden gnomes?)\b/i,
      /\b(?:holiday|vacation|trip|sea|beach|run away|ran away|runs away|travel\w*|see the world|adventure|journey|set off|sets off|set out|sets out)\b/i,
      /\b(?:want\w*|decid\w*|tired|fed up|bored|need\w*|dream\w*|never been|secretly|together|one night|set (?:off|out)|go|went)\b/i,
    ],
    of: "things",
    unless:
      /\b(?:murder\w*|horror|kill\w*|girl|boy|family|woman|man|lost|stol\w*|steal\w*|in love|postcards?|paper boat)\b/i,
    after: [
      "They left at two in the morning, when the house was asleep. Nobody had thought of how to open the door. So they went through the letter box, one after the other, and landed on the mat. “What now?” asked {hero}. There was a star in the sky, and a cat on the wall, and it was all much bigger than it had looked from inside.",
      "The milk van took them along. They lay between the crates and rattled and smelled the morning. Then the road went down a hill, the van took the corner too fast, and out they flew, through the air, into something soft. It was sand.",
      "+ “It's so loud,” whispered {hero}. The sea came up, had a look at them, and went away again. It did so all day. None of them had known that there was so much water that was not needed for washing up.",
      "They did everything that people do. They lay in the sun until they were hot. They built a castle, and had an ice cream that a child had dropped. It was wonderful until the evening. Then the tide came. It lifted them up, one here and one there, and pulled. “Hold on to each other!” called {hero}. But whom do you hold on to, if you have no hands?",
    ],
    end: [
      "A small girl was walking along the edge of the water with her bucket. She picked up a shell, and a feather, and then something that did not belong there at all. “Look, Grandma,” she said. “They've lost their way.” She looked for the others until it was dark, and she found every single one.",
      "She washed off the sand and set them in a row on the window sill of the little guest house. “Where do you think they come from?” asked Grandma. The girl thought about it. “From home,” she said. “They wanted to see it once.” On the bottom of one of them there was a name and a street, quite small, and Grandma had her glasses on.",
      "+ It was a brown parcel, with a lot of newspaper. In there it was dark, and it rustled, and nobody could sleep for telling. “Do you remember the ice cream?” they asked. “Do you remember the tide?” They had not known until then that this is the second half of a holiday.",
      "In the house nobody could ever explain it. Everything stands in its place again and does what it is there for. Only late at night {hero} shakes a little, and three grains of sand fall out, and the others lean closer. “Again,” they say. “Begin with the letter box.”",
    ],
  }),
  story({
    says: [
      /\b(?:washing machine|dryer|tumble dryer|laundry|laundromat|launderette)\b/i,
      /\bsocks?\b/i,
      /\b(?:disappear\w*|vanish\w*|missing|secret|lost|eats?|ate|swallow\w*|where|send[s]?|sent|land|world|steal\w*|stole|gone|portal|find out)\b/i,
    ],
    unless: /\b(?:murder\w*|horror|kill\w*|money|in love|divorc\w*|lonely sock|strangers?)\b/i,
    after: [
      "It only happened in the spin. Everything went round and round, so fast that left and right got mixed up, and at the very end, just before the click, a small door opened at the back of the drum. It was no bigger than a heel. One sock slipped through, and it was always the second one of a pair.",
      "Behind the door it was warm, and there was music. A striped football sock played the comb. Spotted ones slid down a hill of fluff. On the first day a new sock was asked just one thing: “What have you always wanted to be, apart from a foot?” And there were puppets, and sleeping bags for mice, and one that had become a sail.",
      "+ “And the others?” asked the new one. “The ones at home?” Here the music stopped for a moment. In the drawers up there lay all the first ones, each without its second. One does not like to speak of that on a hill of fluff.",
      "It was a baby's sock that brought it up. It was hardly longer than a thumb. “I'd like to go back,” it said. “I was still warm when I left. There's somebody up there who has one cold foot.” They looked at each other. Nobody had ever asked to go back. The door opened only in one direction.",
    ],
    end: [
      "They thought about it until the fluff hurt. Then the football sock stood up. “If it opens in the spin,” it said, “it must be the spin that holds it shut as well. We've got to turn the other way.” So they all ran, hundreds of them, round and round in a big circle, left instead of right. The music went faster and faster. And there was a click.",
      "The small door flew open. Up in the house the washing machine hiccuped, in the middle of the night, and hopped once across the tiles. Somebody came in slippers and switched on the light. The drum was full to the brim: stripes and spots, stripes and spots, and right on top, quite dry and still warm, a sock the length of a thumb.",
      "+ What a morning that was! It went from drawer to drawer. “There you are!” “Where have you been?” “I was a sail.” A baby in a cot lifted both feet in the air and looked at them for a long time, first at one of them, then at the other.",
      "They go there still. You have to be something else from time to time. But they are back by Sunday, every one, and the washing machine hiccups. If a sock is missing at your place, put the other one on top of the drum and wait. And if it comes home and smells of music, do not ask.",
    ],
  }),
];

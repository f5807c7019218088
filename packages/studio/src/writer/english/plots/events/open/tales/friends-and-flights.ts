import type { ClauseScene } from "../../../clause-scene.ts";
import { sentence } from "./figures.ts";

/** A friend whom only one can see, a sword that chooses somebody, and who is carried through the air. */
export const friendsAndFlights: readonly ClauseScene[] = [
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: /^(?=.*?\b(?<pal>(?:an?|his|her|my|their|the|[A-Z][a-z]+['’]s) (?:[a-z]+ )?(?:imaginary|invisible) (?:best )?friend)\b)(?!.*\b(?:in the end|finally|turned out|ghost|real after all|other imaginary)\b)/,
    after: [
      [
        0,
        "=At breakfast a second cup had to be put on the table. “Milk as well?” they asked, because they were polite, and {hero} listened to the chair beside {him}. “Only half a cup,” {he} said. They never spilled anything, the two of them, or at least it was never quite clear who it had been.",
      ],
      [
        0.6,
        "=There was always a great deal to do. In a single day they crossed the desert behind the sofa, climbed the stairs by the north face, and were captured by the washing. At every dark place {hero} said, “You first.” And {thepal} went first, each time, and called back: “The coast is clear!”",
      ],
      [
        1,
        "=It was not always easy. On the bus somebody sat down on the seat that was taken. “There's nobody there,” said the other children. “You're just not looking properly,” said {hero}. But now {he} looked twice, to make quite sure.",
        "=It was not always easy. Whenever something got broken, there were two of them, and only one was scolded. “There's nobody there,” said the other children. “You're just not looking properly,” said {hero}. But now {he} looked twice, to make quite sure.",
      ],
      [
        0.7,
        "=Then there came days that were so full that {hero} thought of the second cup only in the evening. Nobody complained about it. {Thepal} had just grown a little pale at the edges, like a drawing in the sun. “You mustn't go,” said {hero}. “I'm not going,” was the answer. “I'm only getting lighter.”",
      ],
      [
        0.4,
        "=And one evening {hero} called, and no answer came. {He} looked behind the curtain and under the bed and in all the places where they had ever been captured. Then {he} stood at the end of the passage, where it is darkest. “You first,” {he} said. It stayed dark. It was very quiet.",
      ],
    ],
    end: [
      [
        0,
        "=So {hero} took a step. It was just as dark there as it looked. {He} took another one, right to the end, and because somebody had to do it, {he} called back over {his} own shoulder: “The coast is clear!” Then {he} stopped, because {he} knew that voice. “There you are,” said {hero}. “Of course,” it said quite near, about where the ribs begin. “Where else?”",
      ],
      [
        0.5,
        "=From then on no second seat was needed, and that was practical on the bus. And when one of the other children stood before something dark and did not dare, {hero} knew what one does. “Shall I go first?” {he} asked. After that they crossed the desert behind the sofa together, and if one counted properly, there were three of them.",
      ],
      [
        0.8,
        "=The second cup has never been put away. Some evenings there is half a cup of milk in it, and nobody at home can say who that was. {Hero} does not say anything either. {He} only winks at the chair.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: /^(?=.*\b(?:found|finds|discovered|pulled|drew|inherited|got|was given|dug up|stole|came across|bought)\b[^.]*?\b(?<gear>(?:(?:magic|magical|enchanted|golden|glowing|ancient|legendary|mysterious|cursed|old) )+(?:sword|blade|staff|spear|dagger|axe|sabre))\b)(?=.*\b(?:heir|throne|chosen|king|queen|kingdom|prophecy|destiny|power(?:s|ful)?|choos\w+|chose|destined|prince|princess|magic|magical|enchanted)\b)(?:(?=.*\b(?<heir>heir(?:ess)?|king|queen|prince|princess)\b)|)(?!.*\b(?:in the end|finally|detective|wishes|brought back|invisible)\b)/i,
    after: [
      [
        0,
        "=It had not been looked for; that is how it is with such things. {Hero} wiped the {gear} clean on {his} sleeve, and it hummed, very softly, like a cat that has not quite decided yet. “I haven't done anything,” {he} said. It hummed a little louder.",
      ],
      [
        1,
        "=It did not like to be left alone. {Hero} put it at the bottom of a box, and in the morning it lay beside {his} plate. One could crack a nut with it by just pointing. Unfortunately the table cracked as well. “Not indoors,” they said.",
      ],
      [
        0.6,
        "=Then people came, a few at first and then a great many, and at the front walked somebody very old with a scroll. “The one whom the {gear} follows is the one we've been waiting for,” it said on it. They all knelt down, in the middle of the mud. {Hero} turned round to see who was standing behind {him}. It was a goat.",
      ],
      [
        1,
        "=From then on there were lessons in walking, and in looking into the distance. There was a tent with a name on it, and the name had been spelled wrong. {Hero} could hardly eat for all the bowing. In the evenings {he} slipped out at the back and mended a fence, because somebody had to.",
      ],
      [
        0.4,
        "=One morning the others stood on the hill, those who had ruled till then, with more spears than one can count. “Show them!” it was called from all sides. {Hero} held the {gear} up high. It did not hum. It lay in {his} hand like any old piece of iron, and behind {him} it became quite still.",
      ],
    ],
    end: [
      [
        0,
        "={Hero} looked at the spears, and then at the hands that held them. They were cracked, with earth under the nails, over there just as here. “Who's bringing in your harvest?” {he} asked, not at all loudly. Nobody answered. “It'll rain tonight. If we all go now, we can do both, and yours first.” To have {his} hands free, {he} stuck the {gear} into the ground. There it began to hum, louder than ever.",
      ],
      [
        0.5,
        "=The first of them laid down a spear, and then there was a clatter for quite a while. They had everything under the roof before the first drop fell. In the dry the scroll was read to the end, since nobody had ever had the patience: “And it hums only for the one who can let go of it.”",
      ],
      [
        0.8,
        "=There is a throne, and {hero} sits on it when it rains. The {gear} is still in that field, and beans grow up it. Now and then somebody passes and pulls. It hums politely and stays where it is.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: sentence(`[a-z]+ [^.]*`),
    idea: /^(?=.*?\b(?<steed>(?:magic (?:carpet|broom|horse|umbrella|bed|boat|rug)|flying (?:carpet|horse|bed|boat|bicycle|bike|sofa|ship|rug|pony|chair|bathtub)|winged horse|pegasus|(?:pet |friendly |little |magic |white )?unicorn))\b)(?=.*\b(?:fl[ey]w?|flying|took (?:him|her|them|me|us)|carr\w+|rode|travel\w*)\b)(?:(?=.*\b(?:visit|to see|over|as far as|fl[ey]w? to|took (?:him|her|them|me|us) to) (?<goal>(?:his|her|their|my|the|an?) (?:[a-z]+ )?(?:grand[a-z]+|rainbow|moon|stars|clouds|sea|mountains|sun|castle|cousins?|parents|father|mother|friend|aunt|uncle|island|sky|world|land))\b)|)(?!^(?:There (?:was|were) once )?(?:an?|the) (?:[a-z]+ ){0,2}?unicorn\b)(?!.*\b(?:in the end|finally|stole\w*|only (?:flew|flies)|afraid|refused|broken|could not fly)\b)/i,
    after: [
      [
        0,
        "=One needed two things for it: an evening with a little wind, and some courage in the knees. {Hero} held on tight. “Ready?” {he} whispered. The {steed} had been ready for hours. It rose straight up past the chimneys, and {his} stomach came along a little later.",
        "=One needed two things for it: an evening with a little wind, and some courage in the knees. “Ready?” whispered {mate}. {Hero} nodded and held on tight. The {steed} had been ready for hours. It rose straight up past the chimneys, and the stomachs came along a little later.",
      ],
      [
        1,
        "=From above it all looked as if somebody had tidied up. The roads were threads, and the river was a ribbon that had been dropped. {Hero} waved to a stork, who was so surprised that it forgot to flap. It was far to {goal}, and there was nothing but air in between.",
        "=From above it all looked as if somebody had tidied up. The roads were threads, and the river was a ribbon that had been dropped. {Hero} waved to a stork, who was so surprised that it forgot to flap. Everything that was heavy had stayed below.",
      ],
      [
        1,
        "=Inside a cloud it was like inside a wet pillow. One came out on the other side with pearls in one's hair. The {steed} shook itself, so that {hero} had to hold on with all ten fingers. “You're enjoying this,” {he} said. It did it once more.",
      ],
      [
        0.6,
        "=Then the wind turned. It came cold from the front and pulled at everything that was loose. They flew more slowly, and lower. “Just a little further!” called {hero}. The {steed} tried. One could feel that it was trembling. There was no thread and no ribbon below them any more.",
      ],
      [
        0.4,
        "=They came down between two hills, in tall wet grass. The {steed} lay there and could not go on. The sky was much too large. “I'm heavy,” said {hero} after a while. “I've always just held on. I never asked you what that's like.” There was no answer. Only the grass dripped.",
      ],
    ],
    end: [
      [
        0,
        "=So they did it the other way round. {Hero} rubbed it dry with {his} own jacket, from one end to the other. Then {he} went ahead, up the hill, and the {steed} leaned on {his} shoulder, and it weighed more than one would have thought. It was a long hill. “It's my turn now,” {he} said. At the top the wind blew from behind.",
      ],
      [
        0.5,
        "=They only had to let themselves be lifted. It went so fast that the clouds made way. And when it grew light, they had arrived where they had wanted to go, and everything was gold at the edges. “Was it far?” somebody asked. “Yes,” said {hero}. “But we took turns.”",
      ],
      [
        0.8,
        "=On a hook by the window hangs a jacket that smells of cloud. It is only worn at night. And when the wind turns, {hero} gets down in good time, without being asked, and walks a little way beside the {steed}.",
      ],
    ],
    of: "people",
  },
];

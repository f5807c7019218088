import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of clouds, stars, the moon and the wind, of kites and balloons. */
export const skyAndWeather = [
  story({
    says: [
      role("cloud", "rain cloud|thundercloud|storm cloud|raincloud|cloud"),
      /\b(?:rain(?:s|ed|ing)?|thirsty|thirst|dry|drought|cry|cries|cried|smaller)\b/i,
    ],
    unless:
      /\b(?:too small|other clouds|lonely|birthday|wedding|angry|thunder\w*|snow\w*|rainbow|lost|travels?|travelled|wants? to (?:see|visit|travel)|wanted to (?:see|visit|travel)|bed|murder\w*|horror|kill\w*|shepherd|wets? the bed|puddle|sheep|hotel|girl|boy|teacher|astronaut|girl|plane)\b/i,
    after: [
      "From up there everything could be seen. The brook had become a row of puddles. The bean plants let their heads hang, and a snail had closed its front door. “Just a few drops,” they called. {Thecloud} pulled itself together, as tightly as a fist.",
      "“How is it done, in fact?” it asked a very old cloud that was passing. “You let go,” said the old one. “And what is left of you then?” “I've never stayed to look,” said the old one, and sailed on over the ridge. {Thecloud} counted itself through. It had not much. It did not want to lose any of it.",
      "+ The wind pushed it a bit to the left and a bit to the right. It passed the sun. It gave the village a little shade, that much it could do. The people looked up. They had put out buckets.",
      "Then it heard a very small sound. Right at the edge of the field stood the last flower, no bigger than a thumb. It only turned its face up to {thecloud}, and waited, and its petals were coming off one by one. {Thecloud} thought: it's getting smaller as well. And nobody asked it.",
    ],
    end: [
      "{Thecloud} let go. The first drop was the worst, and it fell right into the middle of the flower. Then it became easier. There was a drumming on the leaves, and somebody danced in the village with a saucepan on his head. {Thecloud} grew thinner and thinner. And then it was gone.",
      "But it was not gone at all. It was only very many. It was in the brook and in the beans and on the nose of a snail. It saw from below what it had known only from above, and everything that it touched said thank you.",
      "In the morning, when the sun came out, it got warm. From all the leaves and all the buckets there rose a fine mist, higher and higher. It drifted together over the valley, and shook itself. It was {thecloud}. It counted itself through. It was a bit bigger than before, and it smelled of beans.",
      "It comes by every few days. It has found out now what is left when you let go. At the edge of the field there is a whole row of flowers, and when it is on its way they all turn up their faces.",
    ],
  }),
  ...withAndWithout({
    says: [
      role("star", "shooting star|falling star|star"),
      /\b(?:f[ae]ll(?:s|ing|en)?|dropped|tumbl\w*|lost|down|land(?:s|ed)|back (?:home|up|to|into)|home)\b/i,
    ],
    may: [
      role(
        "pal",
        "girl|boy|child|owl|fox|hedgehog|mouse|rabbit|ducklings|farmer|cat|frog|squirrel|bear|brother and sister|old man|old woman",
      ),
    ],
    unless:
      /\b(?:wells?|pond|lake|river|bucket|soup|chimney|pocket|hat|pancakes?|dough|bakery|well['’]s|murder\w*|horror|kill\w*|film star|pop star|rock star|movie star|action star|ex-star|star of|football|starfish|by accident|borrow\w*|signal|alien|ship|sheriff|actor|actress|singer|chef|Michelin|five-star|Christmas tree|wish(?:es|ed|ing)? (?:up)?on|ma(?:de|kes?) a wish|telescope|under the stars|star (?:pupil|player|student|witness|striker|athlete|gymnast|dancer|map|chart|gazer|gazing)|rising star|stage|baseball|basketball|film|movie|dead|died)\b/i,
    after: [
      [
        "“Don't be frightened,” said {thepal}. “I'm not frightened,” said {thestar}, and went out. Then it came on again, very low, like a torch with an old battery. “It's only that it's so close down here,” {thestar} said. “Where I come from, the next one is four hundred years away.”",
        "{Thestar} went out. Then it came on again, very low, like a torch with an old battery. Everything was so close down here. A blade of grass leaned against it as if that were nothing. Where it came from, the next one was four hundred years away.",
      ],
      [
        "{Thepal} put a basket over {thestar} at first, because of the wind. It shone out through every hole. They tried with a ladder, and with a swing, and they tried to throw it, but not hard, because neither of them wanted that. {Thestar} was quite light. Only the sky was so far up. “Did you want to come down?” asked {thepal}.",
        "An old toad came out of the ditch and looked at it. “You're wet,” said the toad. “You ought to be up there.” They tried it from a molehill, and from the back of a cow. {Thestar} was quite light. Only the sky was so far up. “Did you want to come down?” asked the toad.",
      ],
      "“I leaned forward,” said {thestar}, and went a bit red at the edges. “I wanted to see what the lights were, down here. Up there we make pictures of them. There is a row along the river that we call the Caterpillar.” That was the street lamps by the bridge.",
      "+ So they went and looked at it all, the bridge, the bakery with its early lamp, the lit-up window of somebody who could not sleep. {Thestar} wanted to know about every light whose it was. And each time it hung there for a moment, quite still, so as not to forget it.",
      "@meadow.dawn(star) But towards morning it grew weaker. It no longer shone on the ground, and then no longer on itself. “A star can't be one all alone for long,” it whispered. “We need somebody far away to look at us.” And in the east the sky was getting pale.",
    ],
    end: [
      [
        "@meadow.dawn(pal run, star) Then {thepal} understood. {Thepal} put {thestar} down on the highest place that there was, on the wall of the old well, and ran. {Thepal} ran across the whole field, as far as it went, right up to the edge of the wood, turned round, and looked. From there it was a tiny point. It was a real star. “I see you!” shouted {thepal}.",
        "@meadow.dawn(star) Then the toad understood. It set {thestar} on the highest place that there was, on the wall of the old well, and hopped. It hopped across the whole field, as far as it went, right up to the edge of the wood, turned round, and looked. From there it was a tiny point. It was a real star. “I see you!” called the toad.",
      ],
      "@meadow.dawn(star fly) {Thestar} heard it. It gave a jerk, as if a window had been opened. It shone, yellow first, then white, and it became so light that the wall could not hold it. It rose up, over the well and over the poplars, slowly, then faster. Somebody was looking, and did not blink.",
      "+ It got there just in time, before the sky was quite light. There was a gap, and the gap closed. That evening it was the first to be seen. It stood a little lower than the others, as if it were leaning forward.",
      [
        "@meadow.night(pal look) On clear nights {thepal} goes to the edge of the wood with a lamp, and swings it three times. Up there they have got a new picture since then. It is only a single dot. They call it the Friend.",
        "@meadow.night On clear nights the toad sits at the edge of the wood, beside a glow-worm that comes along for it. Up there they have got a new picture since then. It is only a single dot. They call it the Friend.",
      ],
    ],
  }),
  story({
    says: [
      role("moon", "moon"),
      /\b(?:lonely|alone|sad|tired|friend\w*|bored|shy|holiday|night off|nobody|not (?:want to )?rise)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|astronauts?|rocket|colony|landing|to the moon|on the moon|over the moon|steals?|stole|stolen|catch|caught|bus|button|shoes?|honeymoon|full moon|under the moon|reach|lamp and|ladder|fl(?:y|ew|ies)|jump|werewolf|cheese|pancake|base|net|missing)\b/i,
    after: [
      "It saw everything, and that was just the trouble. It saw the bakers get up and the lovers come home. It saw people in their beds, two by two and five by five with a dog. They drew the curtains when {themoon} looked in. “They mean it kindly,” said the evening star. “You're rather bright.”",
      "So {themoon} tried to be less. It turned its face to the side, night by night a bit more, until just a thin slice was left. Nobody asked where the rest was. “They're asleep,” said the evening star. “That's what the night is for.” “Not for me,” said {themoon}.",
      "@bedroom.night On the next night {themoon} did not rise. It sat down behind the hills with its back against the world. The hedgehogs bumped into one another. And in a house by the shore a small boy, Elio, lay awake and was afraid.",
      "+ @bedroom.night “Where is it?” he asked his grandfather. “It'll be having a night off,” said the grandfather. “Does anybody do anything nice for it then?” asked Elio. The grandfather had been a sailor for forty years and had found his way home by it. He had never thought of that.",
      "@meadow.night(moon sit) Elio took the biggest lantern and went up the hill in his pyjamas. Behind it {themoon} sat in the grass, quite grey. “Are you ill?” asked Elio. “No,” said {themoon}. “I'm only always awake alone.” Elio drew his blanket round the two of them, as far as it would go, which was not very far.",
    ],
    end: [
      "@meadow.night(moon talk) “Then I'll stay awake with you tonight,” said Elio. {Themoon} showed him the owl's nest, and the place where the foxes play. Nobody had ever wanted to see it. “That's mine, down there,” said Elio, and pointed at his window. “If you look in, I don't mind at all.” And his eyes fell shut.",
      "@bedroom.night(moon look) {Themoon} carried him home and put him in at the window, very gently. And as it rose, it saw something that it had overlooked for all those years. There was a nurse with a cup of tea, and a mother with a crying child, and a cat. They were all awake, and all of them looked up. “There you are!” they said.",
      "+ There were thousands. They had been there every night. {Themoon} had only looked into the windows with drawn curtains. It was so glad that it became completely round.",
      "@bedroom.night(moon look) Some nights it still takes off. Everybody needs that. But on all the others there is a window by the shore where the curtain is never drawn, and in the room, on the floor, lies a bright square, like a blanket.",
    ],
  }),
  story({
    says: [
      role("wind", "wind|breeze|storm|little wind|north wind"),
      /\b(?:lonely|friend\w*|nobody|no one|play\w*|shut|shuts|afraid|gentle|little|small(?:est)?|young|blow\w*|blew|wants?|wanted|sad|rest|home|stops?|stopped)\b/i,
      /\b(?:lonely|friends?|friendship|nobody (?:wants?|wanted|likes?|liked|lets?)|shut\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|hat|whistle|umbrella|kite|jealous|balloon|seed|sail\w*|snowflakes|leaf|tightrope|in the wind|scarecrow)\b/i,
    after: [
      "@street(wind) Wherever {thewind} came, things were held on to. Hats were held on to, doors were shut, the washing was brought in. “I only wanted to say hello,” said {thewind} to the weathercock. “You say it rather hard,” said the weathercock, who had turned round four times. “Try to whisper.”",
      "+ @street(wind) So {thewind} whispered. It went along the street on tiptoe and just lifted the corner of a newspaper. “There's a draught,” said the man and folded it up. It stroked a cat, the wrong way. It breathed on a soup, so that it should not be so hot, and then the soup was on the tablecloth.",
      "+ “What would you like best?” asked the weathercock. “To stay somewhere,” said {thewind}. “To sit on a chair. But if I keep still, I'm not there any more.” The weathercock had no answer to that. It had the opposite trouble.",
      "@room(wind talk) On the hill behind the town lived Mrs Abara, who was over eighty and did not leave her chair any more. {Thewind} looked in at her window. “Come in, come in,” she said. “I've been waiting for you.” Nobody had ever said that to it. “You'll have been by the sea today. What's it like?”",
      "@room(wind) {Thewind} did not know how to tell it. It took a great breath, and everything flew around the room, the cards, the letters, and a photograph went out through the window. “My Joseph!” cried Mrs Abara. It was the only picture of him that she had. It whirled up over the roofs and was gone. {Thewind} stood there, and for the first time it was dead calm.",
    ],
    end: [
      "@roof(wind fly) Then it ran. It searched the gutters and the trees, and it was careful. It found hats that it had taken years ago, and hung them on their owners' doors. In the evening it found Joseph in a stork's nest, and carried him home so smoothly that not even the corner was bent.",
      "@room(wind talk) “There you are, the two of you,” said Mrs Abara. “And now tell me about the sea. But in small pieces.” {Thewind} thought it over. Then it went and fetched the smell of salt, only a handful. It fetched a bit of foghorn, and the cry of a gull, and the sound of a flag. It laid it all down in front of her, one after the other. She closed her eyes. “I'm there,” she said.",
      "+ After that it came daily. Once it was a fairground, and once it was snow from the mountains, three flakes of it, and once the smell of the bread at the corner. The neighbours noticed that their hats stayed on. They began to leave their windows open too, just a crack.",
      "@room(wind) {Thewind} still has no chair. But up there on the hill there are bells and paper strips hanging at the open window, and when they begin to move, somebody says: “Come in, come in.”",
    ],
  }),
  ...withAndWithout({
    says: [
      role("kite", "kite"),
      /\b(?:string|wind|afraid|heights?|cut|free|snap\w*|tree|lost|fl(?:y|ew|ies|ying)|sky|cloud\w*|torn|rip\w*|old|broken)\b/i,
      /\b(?:afraid|scared|wants?|wanted|dream\w*|free(?:dom)?|without (?:a |its |the )?string|cut loose|find the boy|find the girl|runs? away|escap\w*|alone|higher|forgotten|attic)\b/i,
    ],
    may: [role("child", "girl|boy|child|grandson|granddaughter|daughter|son")],
    unless: /\b(?:murder\w*|horror|kill\w*|competition|festival|contest|goat|sandwich|father died|dead|biggest)\b/i,
    after: [
      "Up there it was bright and cold, and {thekite} could see as far as the sea. But the string pulled at the very middle of its chest, at every gust, as if to say: not so far, not so wild. “If I could choose,” {thekite} said to a swift, “I'd have nothing tied to me at all.”",
      "“What is at the other end?” asked the swift. {Thekite} had hardly ever looked. Down there was a dot with two arms. When {thekite} rose, the dot ran. When {thekite} fell, the dot ran even faster. “I think it's holding on to me,” said {thekite}. “So that it doesn't get lost.”",
      "Then there was a gust that came round the corner, and a small sound: ping. {Thekite} shot upwards. “I'm flying!” it cried. It tried to stand on the wind, as it always did, but there was nothing to lean against. It tumbled like a sheet of newspaper. Up was down, and the sea was at the top.",
      "+ “Spread your tail!” called the swift. “Lean into it!” But you can only lean into the wind if there is somebody who does not let you go. {Thekite} had never known that. It had thought that the string held it down.",
      [
        "@meadow.night(child look) It came down in the top of the highest poplar, and there it hung, with a tear from one edge to the other. It grew dark. The dot was gone, of course. But a light was coming across the fields, and went from tree to tree. “Are you up there?” called {thechild}.",
        "@meadow.night(kite) It came down in the top of the highest poplar, and there it hung, with a tear from one edge to the other. It grew dark. The dot was gone, of course. But a light was coming across the fields, and went from tree to tree. “Are you up there?” called a voice.",
      ],
    ],
    end: [
      [
        "@meadow.night(child climb, kite) {Thekite} had no voice that anyone could hear. It had only a scrap of string left. So it let the string hang down, and shook, as long as there was a breath of air. It touched {thechild} on the nose. “There you are!” {Thechild} climbed up, in the dark, with a scratch on every knee, and freed {thekite} from its twig, very gently.",
        "@meadow.night(kite) {Thekite} had no voice that anyone could hear. It had only a scrap of string left. So it let the string hang down, and shook, as long as there was a breath of air. It touched the dot on the nose. “There you are!” Somebody climbed up, in the dark, with a scratch on every knee, and freed {thekite} from its twig, very gently.",
      ],
      [
        "+ @kitchen(child give, kite) {Thechild} sewed up the tear, with red thread because there was no other left. And then {thechild} did something odd, and held out the end of the new string, and waited, as if to ask. There was hardly any wind in the kitchen. But {thekite} laid itself on the hand.",
        "+ @kitchen(kite) The tear was sewn up, with red thread because there was no other left. And then the end of the new string was held out to {thekite}, as if to ask. There was hardly any wind in the kitchen. But {thekite} laid itself on the hand.",
      ],
      "@meadow(kite fly) They went up the hill on the first windy day. It pulled at {thekite}, at the very middle of its chest, and {thekite} pulled back, and rose, higher than it had ever been without. “Still tied on?” asked the swift, flying past. “Of course,” said {thekite}. “How do you do it?”",
      "@meadow(kite fly) From up there the sea can be seen. But {thekite} mostly looks down now. When it dips its tail, twice, the dot on the hill jumps in the air, twice, and the string hums between them.",
    ],
  }),
  story({
    says: [
      role("balloon", "red balloon|balloon"),
      /\b(?:lost|escap\w*|fl(?:y|ew|ies|ying) away|let(?:s)? go|float\w*|drift\w*|travel\w*|free)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|hot[- ]air|seller|clown|pilot\w*|balloons off|parrot|parade|politician|girl|boy|child|children|hedgehog|cactus|porcupine|grandson|granddaughter)\b/i,
    after: [
      "@city(balloon fly) The first thing that {theballoon} noticed was the quiet. There was no more music, and no more pulling at the string. The roofs grew as small as dice. “Are you allowed to do that?” asked a pigeon. “I don't know,” said {theballoon}. “I've never been on my own before. Where do you turn round here?”",
      "+ @city(balloon fly) “You don't,” said the pigeon. So {theballoon} looked at what came. There came a park with a pond in it like a coin. There came an open window in which someone was practising the trumpet, and each wrong note gave {theballoon} a little push. It was lovely. It was only a pity that there was nobody to say it to.",
      "+ @city.dusk(balloon fly) In the evening it met a cloud, and asked if it might stay the night. The cloud was soft and damp, and told long stories about rain. {Theballoon} bobbed beside it until the stars came out. “Are those balloons as well?” it asked. “Very old ones,” said the cloud.",
      "@city.dawn(balloon fly) In the morning it no longer rose. It had become a bit wrinkled, like an apple. It sank past an antenna, past the eighth floor and the fifth. “That's the air,” said the pigeon. “It goes.” {Theballoon} was only looking for a place where it could still be a balloon for somebody.",
      "@hospital(balloon fly) On the third floor of a big white house a window stood ajar. Behind it lay a boy called Emre who had not got up for many weeks. He was looking at the ceiling. There was nothing on it. {Theballoon} breathed out a little at the back, and squeezed in through the gap.",
    ],
    end: [
      "@hospital(balloon fly) It bumped along the ceiling, right across the room. Emre's eyes went along with it, and then his head did. The string came down, slowly, half an arm too far away. “Wait,” said Emre. And he sat up. The nurse in the doorway put her hand in front of her mouth, since he had not done that for so long.",
      "@hospital(balloon) He stretched, and then he had it. {Theballoon} felt that it was being held again, at the very end, by a hand that was not going to let go. “Where have you been?” whispered Emre. And it turned out that {theballoon} could say it to somebody after all. It bobbed until it was quite dizzy.",
      "@hospital(balloon) Every day it hung a bit lower, and every day Emre had to come a bit further to see it: to the edge of the bed, to the chair, to the window. On the day that it lay on the floor, small and soft, he was standing there on his own two feet.",
      "@street He has got it in his pocket to this day, and it does not weigh anything. And whenever he sees one rising above the roofs somewhere, without a string and without a hand, he waves until it is gone. He knows that it is only on its way.",
    ],
  }),
];

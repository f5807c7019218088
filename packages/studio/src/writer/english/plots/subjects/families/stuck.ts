import { role, story } from "../subject-story.ts";
import { namedOrOther } from "./named-or-other.ts";

/** Stories of people whom a lift, a storm or a road throws together. */
export const stuck = [
  ...namedOrOther(
    {
      says: [
        /\b(?:lift|elevator)\b/i,
        /\b(?<ex>ex(?:[- ](?:husband|wife|boyfriend|girlfriend|fianc[eé]e?|lover|partner))?|former (?:husband|wife|lover|boyfriend|girlfriend)|divorced)\b/i,
      ],
      unless: /\b(?:murder\w*|ghost|vampires?|killer|pregnant|labour|labor)\b/i,
      of: "people",
      after: [
        "@lift(hero stand, other stand) There was a jerk, then a second one, and then the small light on the panel went out. “Did you press something?” asked {hero}. “Why is it always me who pressed something?” said {other}. It had taken them four seconds to be back where they had stopped years ago.",
        "+ @lift(hero look, other look) A voice from the loudspeaker said that it might take an hour. Or two. {Hero} stood in the left corner and studied the notice about the permitted weight. {Other} stood in the right corner and studied the ceiling. It is difficult not to look at somebody in a room that is the size of a wardrobe.",
        "+ @lift(hero talk, other talk) Then {hero's} stomach rumbled, loud and long. “Still no breakfast,” said the voice in the right corner. Something came sliding across the floor: half a cereal bar, of the sort that {hero} liked and {other} did not. “Why do you carry these?” asked {hero}. There was a pause. “Habit,” said {other}.",
        "@lift(hero sit, other sit) In the second hour they sat on the floor. They began with harmless things, aunts, teeth, the old car. They even laughed about the car. And because it had got dark by then and neither could see {other's} face, the question came quite easily. “What was it, in the end?” {hero} asked. “I've got my version. What's yours?”",
        "@lift(hero sit, other talk) “You stopped asking me things,” said {other}. “I used to tell you about my day in the bathroom, to the mirror, just to have told it.” {Hero} wanted to contradict, and couldn't. “I thought you didn't want to be asked,” {he} said. “You always said that you were tired.” “I was tired of waiting for you to ask.”",
      ],
      end: [
        "@lift(hero talk, other talk) It was quiet for a while, and somewhere below them a man was hammering. “How was your day?” {hero} asked. “Now?” “Now.” And {other} took a breath and told it, from the burnt toast in the morning to this very minute, and {hero} listened in the dark and asked about everything, even about the toast.",
        "+ @lift(hero stand, other stand) When the voice came back and announced that they would be free in two minutes, they both said, “Oh.” It sounded rather disappointed. They found their shoes, and stood up, and {hero} brushed a crumb off {other's} collar without thinking about it, as {he} had done a thousand times.",
        "@lift(hero talk, other talk) Then there was a jerk, and the light came on, and they blinked. They did not fall into each other's arms. Too much had happened for that, and they were both late. But {hero} held the door open with one foot. “I would like to hear about tomorrow as well,” {he} said. “If you press the button,” said {other}.",
        "@lift(hero sit, other sit) They take the stairs these days, mostly. Only on one evening a year they ride up and down for an hour with a flask of tea, two cushions and a cereal bar, and whoever wants to get in is told in a friendly voice that it might take a bit longer.",
      ],
    },
    role(
      "other",
      "ex-husband|ex-wife|ex-boyfriend|ex-girlfriend|ex-partner|ex-fiancé|ex-fiancée|ex husband|ex wife|former husband|former wife|ex",
    ),
  ),
  story({
    says: [
      /\b(?:lift|elevator)\b/i,
      /\b(?:stuck|stop(?:s|ped)|trapped|breaks? down|broke down|hang\w*|halt\w*|power cut|blackout)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|pregnant|labour|labor|baby|wardrobe|ex|divorced|floor that|forest|dragon|demolished|tiny|magic\w*|propos\w*|wedding|loved|fell in love|ring)\b/i,
    of: "people",
    after: [
      "@lift First there was a bang, and after it the sort of silence in which people look at their shoes. {Hero} pressed the button with the bell. It rang, far away, in an empty office. “Has anybody got anything to eat?” asked a voice.",
      "@lift They took stock, as people do on desert islands. There was half a packet of mints, a sandwich with egg, and a birthday cake in a box that was meant for somebody else. “We'll only look at it,” said {hero}. They looked at it for about a quarter of an hour. Then it was eaten with a ruler.",
      "+ @lift It was odd what came out of people when the doors were shut. By the second piece they knew about the sore back, about the mother in hospital, about the job that was going to be lost on Friday. In all the years of riding up and down together they had never got further than the weather.",
      "@lift(hero talk) {Hero} {was} the last who still had not said anything about {himself}. {He} turned a mint round in {his} mouth. “I come down here every evening,” {he} said at last, “and ride up again. I don't need to go anywhere. It's only so that somebody says good evening to me.” Nobody laughed.",
      "@lift Then the light went, too. A hand took {hero's} hand in the dark, a hand that was just as cold. “I always wait until I hear you on the stairs,” said the voice that belonged to it. “I thought that you were a person who is always on the way to something nice. I was too shy to be in the way.”",
    ],
    end: [
      "@lift “Good evening,” said {hero} into the dark. “Good evening,” came the answer. They began to giggle, and when the fitter finally got the doors apart with his iron bar, he found no frightened people at all, but a picnic. “You can come out,” he said. “In a minute,” they said. “There's a piece left. Do you like marzipan?”",
      "+ @lift The fitter did like marzipan. He sat down in the doorway with his legs hanging into the shaft, and told them about his knee. It was past midnight when the last of them went home.",
      "@corridor(hero stand) The next evening {hero} stood there again, with {his} hand already on the button. {He} did not press it. {He} went and knocked at a door instead, before {he} could change {his} mind, and the door flew open at once, as if somebody had been standing behind it with one ear against the wood.",
      "@lift It has been repaired long since, and it runs like silk. But once a month on a Friday there is a sign on it: Out of order. Behind the doors people are sitting on cushions around a cake, and it is cut with a ruler.",
    ],
  }),
  ...namedOrOther(
    {
      says: [
        /\b(?:pretend\w*|pos(?:e|es|ed|ing) as|fake\w*|claim\w* to be|act(?:s|ed|ing)? as|play(?:s|ed|ing)?)\b/i,
        /\b(?:married|marriage|a couple|husband and wife|newlyweds|honeymoon(?:ers)?|engaged)\b/i,
        /\b(?:hotel|resort|honeymoon suite|inn|cruise|bed and breakfast|guesthouse|motel)\b/i,
      ],
      unless: /\b(?:murder\w*|ghost|vampires?|killer|spy|spies|police|divorc\w*|parents|hostage|sister['’]s)\b/i,
      of: "people",
      after: [
        "@hall(hero talk, other talk) “And how long have you been married?” asked the woman at the desk, and her pen hung in the air. “Three years,” said {hero}. “Five,” said {other} at the same moment. “It feels like five,” said {hero} quickly, “to some of us.” The woman laughed and reached for the key. It was only one key.",
        "@bedroom(hero look, other look) There was only one bed behind the door as well, and a basket with a card: For our lovebirds. They looked at it as if it might bite. Then they built a wall down the middle, out of all the pillows that they could find. “I snore,” said {hero}. “I talk,” said {other}. “Good night, darling.”",
        "+ @bedroom.night(hero talk, other talk) The story had to fit, so they practised it on the carpet. Where had they met? On a ferry. What was the worst quarrel? The one about the tent. Who had proposed? “I did,” said both of them. By two in the morning the ferry had a name, and the tent had a hole, and {hero} had not laughed so much for ages.",
        "+ @restaurant(hero talk, other look) At breakfast they were put at a table with a real couple, who had been married for fifty years and said almost nothing. Those two passed each other the salt before {other} needed it. “What's your secret?” asked the old lady suddenly. {Hero} had not practised that. “I'm always glad,” {he} said, “when the other one comes in.” It went very quiet, for it had sounded true.",
        "@hall(hero look, other look) On the last morning it grew more difficult. And at the desk, in front of all the suitcases, the woman with the pen said in a friendly way: “I only need something with both your names on it. It's just for the form.” There was nothing with both their names on it.",
      ],
      end: [
        "@hall(hero talk) “We aren't married,” said {hero}. {He} {was} astonished how loud it was. “We made it up. I'm sorry.” The lobby listened. An old lady lowered her spectacles. “My dear child,” she said, “we all knew that. You look at each other far too often.”",
        "+ @hall The woman at the desk tore up the form, and then, after a little thought, the bill for the pillows. “I've had a great many couples here,” she said. “Most of them don't build the wall until the tenth year. I'd like to know what becomes of people who begin with it.”",
        "@street(hero talk, other talk) They stood outside with their bags, and could have gone their ways. “Well then,” said {hero}, “it was nice being your husband or wife.” “There's a ferry at four,” said {other}, and looked at the sky as if it were of no importance. {Hero} picked up both bags.",
        "@hall(hero write, other write) A few years later two people signed a book at that same desk. There was only one name in it now. “How long have you been married?” asked the woman with the pen. “Since yesterday,” they said, both at once. In the room they threw all the pillows out on to the balcony.",
      ],
    },
    role(
      "other",
      "colleague|co-worker|coworker|best friend|rival|boss|neighbour|neighbor|stranger|flatmate|roommate|ex-husband|ex-wife",
    ),
  ),
  ...namedOrOther(
    {
      says: [
        /\b(?:(?:fake|pretend\w*|hired?|hires|pay|pays|paid|invent\w*|false|rent\w*|made up|made[- ]up)(?: [\w'’-]+){0,8}? (?:boyfriend|girlfriend|fianc[eé]e?|husband|wife|partner|date|couple|dating|engaged|in love|together))\b/i,
        /\b(?:wedding|christmas|family|parents|mother|father|grandmother|grandma|party|reunion|sister|brother|dinner|in-laws|thanksgiving|birthday|holidays?|ex|boss)\b/i,
      ],
      unless:
        /\b(?:murder\w*|ghost|vampires?|killer|spy|spies|police|divorc\w*|seoul|robot|prison|prince|husband['’]s|teenagers)\b/i,
      of: "people",
      after: [
        "They wrote a list in the car. Favourite colour, allergies, how we met. “No nicknames,” said {hero}. “And don't overdo it. My family has eyes like hawks.” “I'm a professional,” said {other}, who was not one, and had put the sweater on back to front from nerves.",
        "+ @room An aunt was the first. She asked nothing, but only looked, for a very long time, and then she said: “This one eats.” It was the highest praise there was. By the evening the guest had dried forty plates, had lost at cards to a grandfather on purpose, and had been shown the photographs of {hero} in the bath.",
        "+ @corridor.night(hero talk, other talk) “You're too good,” hissed {hero} on the landing. “They like you. How am I supposed to explain it later?” “Say that I drowned,” said {other}. “Nobody would believe it. I've told them that you used to teach swimming.” They had to stuff their sleeves into their mouths, because somebody was already asleep next door.",
        "@room(hero look, other talk) The trouble came with the toast. “Tell us,” somebody called down the table, “when did you know?” That was not on the list. {Hero} opened {his} mouth and shut it. {Other} put down the glass. “In the car,” said {other} slowly, “on the way here. There was a hedgehog on the road, and {hero} got out in the rain and waited until it had crossed.” All the forks were still.",
        "@room(hero stand) It was true about the hedgehog. {Hero} had not known that it had been seen. {He} felt {his} ears go hot. And because everybody was smiling at {him}, so kindly and so pleased, {he} suddenly could not bear it any longer, neither the smiles nor the list in {his} pocket. {He} stood up, and the chair fell over.",
      ],
      end: [
        "@room(hero talk) “It isn't real,” said {hero}. “I asked for it as a favour. I was so tired of you all being sorry for me.” There was a silence in which a candle could be heard. “We know,” said an aunt. “You've called that poor soul by three different names since Friday. We were only wondering when you'd notice yourself.” “Notice what?” asked {hero}.",
        "@street(hero sit, other sit) Nobody answered. {Other} had gone out on to the steps. {Hero} found {his} borrowed companion sitting there with the coat on. “I wasn't acting,” said {other}, “with the hedgehog. I'm a terrible actor. You can ask anybody.” {Hero} sat down. {He} took out the list, and crossed out the first line, which said: None of this is true.",
        "+ They did not hurry. First they went on a real date, and it was much worse than the false ones, since both of them were shy now. They spilled things. They agreed on a second one, without a list.",
        "@street.night At the next family party there were two chairs side by side with two names on them, the right ones. On the way there they were an hour late, and nobody was cross. In the headlights, on the wet road, something small and round had needed to get to the other side.",
      ],
    },
    role(
      "other",
      "actor|actress|stranger|neighbour|neighbor|colleague|co-worker|best friend|roommate|flatmate|taxi driver|barista|waiter|waitress|boss|rival",
    ),
  ),
  story({
    says: [
      /\b(?:snowed in|snowstorm|blizzard|storm|stranded|cancell?ed|stuck|miss(?:es|ed)? (?:the|their|her|his) (?:last )?(?:train|flight|bus|ferry|plane)|last train|delayed|breaks? down|broke down|grounded|snow)\b/i,
      /\b(?:airport|station|train|plane|flight|motel|hotel|cabin|bus|inn|waiting room|service station|car|ferry)\b/i,
      /\b(?:strangers?|unknown|never met|(?:a|another|an elderly|an old|a young) (?:[a-z-]+ )?(?:man|woman|passenger|traveller|traveler)|two (?:people|passengers|travell?ers)|man and a woman)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|spy|spies|police|labour|labor|pregnant|married|robot|bank|fox|child|dragon|hares?|snail|snowman|disappear\w*|detective)\b/i,
    of: "people",
    after: [
      "The board changed once more, and the last line on it turned into a dash. A groan went through the place, then there was a run on the blankets. {Hero} got the last one. A stranger had hold of the other end. “Halves?” said the stranger.",
      "So they shared a blanket and a bench, and, because the machine gave two cups for one coin, a coffee as well. “I'm supposed to be at a wedding,” said the stranger. “Whose?” asked {hero}. “My own.” {Hero} nearly dropped the cup. “That was a joke,” said the stranger. “It's my sister's. But you should have seen your face.”",
      "+ At midnight they played cards with tickets. At one they divided a cheese roll with great fairness. By three {hero} had told a complete stranger things that {he} had kept from {his} best friend. It's easy in the middle of the night with somebody whom you will never see again. They had agreed on that: no names.",
      "“And where are you going?” asked the stranger. {Hero} looked into the empty cup. “I was going to move,” {he} said. “For good. There's a job, and a key under a pot. Nobody is expecting me there.” The stranger did not say anything, but pulled the blanket a little further over to {hero's} side.",
      "Toward morning the first engine coughed. A voice called out two directions, and theirs were not the same. They folded the blanket, edge to edge, and met in the middle with their hands. “No names,” they said, and shook hands on it.",
    ],
    end: [
      "{Hero} had got as far as the barrier when the loudspeaker crackled again. It was not the usual voice. It was out of breath. “Would the person with half a blanket,” it said, “please be told that somebody is expecting them. At a wedding, as my guest. It's a long table. There's dancing, and I step on people.”",
      "All heads turned. {Hero} looked at the ticket in {his} hand. The key under the pot could wait. Through the glass of an office {he} saw the stranger with the microphone, and a guard with folded arms, who was trying hard to look strict.",
      "+ They arrived in crumpled clothes, long after the soup. Nobody asked who {hero} {was}. {Hero} {was} given a plate and a grandmother to look after, and later on {hero's} feet were stepped on, as promised.",
      "@room Really the blanket ought to have been given back. It lies over the sofa in their living room. There is a line down the middle, sewn in red, but that is only for show. In winter they never keep to it.",
    ],
  }),
];

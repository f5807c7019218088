import type { ActionScenes } from "./scene.ts";

/** Scenes of ways: flying, travelling, climbing, carrying, searching, racing. */
export const movingScenes: readonly ActionScenes[] = [
  {
    verbs: "fly soar float glide",
    scenes: [
      [
        "The ground let go so gently that {hero} noticed it only when {his} shadow grew small. {Hero} held on to {obj} with both hands. Below lay everything {he} knew, no bigger than crumbs on a table. A gust took {obj} from the side, and for three long breaths there was no up and no down.",
        "{Hero} pulled where {he} should have let go, and {obj} only bucked and shook. Then {he} did the opposite: {he} loosened {his} grip and leaned into the wind, as the birds did. At once it grew calm, and {obj} flew on as if nothing had happened.",
      ],
      [
        "The ground let go so gently that {hero} noticed it only when {his} shadow grew small. {He} held on with both hands. Below lay everything {he} knew, no bigger than crumbs on a table. A gust came from the side, and for three long breaths there was no up and no down.",
        "{Hero} pulled where {he} should have let go, and it got worse. Then {he} did the opposite: {he} loosened {his} grip and leaned into the wind, as the birds did. At once it grew calm. <From then on the wind carried {him} as if they had agreed on it.>",
      ],
      [
        "*Up there they had to shout. “Left!” cried one, and “The other left!” cried the other, and {obj} went straight on. They laughed until the string sang. Then the first cold cloud reached them, and they stopped laughing and moved closer together.",
        "*Inside the cloud everything was white. They could no longer see {obj}, only feel how {objit} pulled. “As long as it pulls, it flies,” said the elder one, and so they held on until the white tore open and the sun was there again.",
      ],
      [
        "For a while a bird flew alongside, looked over with one eye and could not make sense of it. “{I} don't understand it either,” {hero} told it. The bird turned away to the south. Since it surely knew more about flying, {hero} turned south too.",
        "It was the right thing to do. To the south the air was warm and rose by itself, and one could rest on it as on a bed. Far below ran a shadow in the shape of a cross, and the shadow was {his} own.",
      ],
    ],
  },
  {
    verbs: "go travel walk journey cross sail row ride drive return move leave march cycle swim follow lead",
    scenes: [
      [
        "The first hour was easy. In the second {hero} began to count the steps and thought of {topic}, and at two thousand {hero} lost count. Then the way split in two, and the sign lay {there} with its face down.",
        "{Hero} let a pinch of dust fall {there}, and it drifted to the right, where it smelled of smoke. Where there is smoke, thought {hero}, somebody is cooking, and who cooks may know about {topic}. So {hero} went right, and before dark there was the light of a window.",
      ],
      [
        "Toward noon it began to rain {there}, first in drops and then in ropes. {Hero} thought of turning back, for {topic}'s sake, but a look over the shoulder was enough: {there} the way back was just as wet.",
        "So {hero} went on with {matter}, and after a while one cannot get any wetter, and then it no longer matters. When the sun came out {there}, {hero} steamed like a kettle.",
      ],
      [
        "The wind {there} was against {hero}, and it pushed like somebody who is in the right. For each step that {hero} won, half of one was lost again, and {topic} came no closer.",
        "But even the wind {there} had to breathe; it blew, and then it stopped for as long as a sigh. {Hero} waited through the blowing and went on with {matter} during the sighs.",
      ],
      [
        "Somebody sat {there} beside a cart that had lost a wheel. {Hero} had only {topic} in mind and went past, took ten more steps and turned around, because ten steps are enough to feel ashamed.",
        "Together they lifted the cart, and {hero} told the stranger about {topic}. “Then don't take the road,” said the stranger, and showed {hero} a path {there} that was on no map and half as long.",
      ],
    ],
  },
  {
    verbs: "climb scale",
    scenes: [
      [
        "The beginning was the easy part, and {hero} went up quickly. Halfway {he} made the mistake of looking down. Everything below was the size of a thumbnail, and {his} knees turned to milk.",
        "{He} shut {his} eyes, held on with both hands and waited. “You don't have to reach the top,” {he} told {himself}. “You only have to do the next bit.” And {he} did the next bit, and then there was another next bit, and then there was none.",
      ],
      [
        "It had looked smooth from below. From close by there were cracks, just wide enough for a hand. {Hero} put one hand into a crack, one foot on an edge, and left the ground.",
        "Higher up the edges ended. {Hero} felt around to the left and to the right, and found nothing, and hung there with an aching arm. Then the wind pushed {him} a little to the side, and under {his} fingers was the next crack, which {he} would never have seen.",
      ],
    ],
  },
  {
    verbs: "carry bring deliver transport fetch haul",
    scenes: [
      [
        "{Obj} had not looked heavy. But with every corner the weight grew, until {hero} had to put {objit} down on a step and shake out {his} arms. “And now?” {he} asked. It was still as far as it had been.",
        "{Hero} thought about it for as long as it takes to eat an apple. Then {he} fetched a board, put {obj} on it and tied a rope to the front. It slid. It even slid by itself where the way went down, and {hero} had to run to keep up.",
      ],
      [
        "Somebody wanted to know what {hero} had there. “Nothing,” {he} said, for there was no time to tell. But {obj} could not be hidden under a jacket, and soon half the street walked behind {him}.",
        "That turned out to be luck. When the wheel of a cart came flying around the corner, twenty hands reached out at once, and {obj} did not get a scratch. After that {hero} told them everything, and they made way for {him} up to the end of the street.",
      ],
      [
        "{Hero} did not take the big steps of somebody who carries nothing. {He} went as if on eggs. Even so {he} stumbled once, over {his} own shadow as it seemed, and everything flew up into the air.",
        "{He} caught it again with both arms and sat down right where {he} {was}. {His} heart beat in {his} ears. Nothing was broken. {Hero} waited until {his} hands were calm, and from then on {he} looked at the ground and not at the clouds.",
      ],
    ],
  },
  {
    verbs: "search look seek hunt trace chase",
    scenes: [
      [
        "{Hero} began where anybody would begin, and found nothing there but dust and a button. {He} asked everybody. One pointed left, one pointed right, and one pointed straight up and laughed. By evening {he} knew thirty places where there was nothing.",
        "Then {he} asked {himself} a different question: not where {he} would look, but where {he} would hide. That was something else entirely. {Hero} turned around in the middle of the road and went the other way.",
      ],
      [
        "Twice {hero} {was} sure, and twice it was only a shadow. The third time {he} did not run. {He} stood still and listened, as one listens to a shell.",
        "From very far away came a sound. It was so small that a leaf could have covered it. {Hero} followed it on tiptoe, and whenever {he} lost it {he} stood still until it came again.",
      ],
    ],
  },
  {
    verbs: "run win race compete hurry",
    scenes: [
      [
        "{Hero} had been practising in secret, early, when the grass was still wet and nobody was there to laugh. Each morning {he} put a pebble at the spot that {he} had reached. Each morning the pebble lay a little further on.",
        "It was not much. “A pebble's width a day,” {hero} worked out, “makes a garden's length a year.” That was too slow, and {he} knew it. But the others did not practise at all, because they were sure, and {hero} kept that in mind.",
      ],
      [
        "At the start everybody was faster. The dust of the others hung in the air, and {hero} went through it with {his} eyes shut. “Last!” somebody called from the side. {He} nodded, since it was true.",
        "But those who had started so fast grew hot, and those who grew hot lay down in the shade for a moment. {Hero} did not lie down. {He} passed the first of them, then the second; {he} did not look left or right and breathed in time with {his} steps.",
      ],
    ],
  },
  {
    verbs: "land arrive come reach",
    scenes: [
      [
        "At first {hero} saw nothing that moved. {He} took one step, then waited, then took another. Everything smelled different from home, a little like pepper and a little like rain.",
        "Then something rustled. {Hero} said hello, because one can never go wrong with that. It was quiet for a while, and {he} had the feeling of being looked at from all sides. <“{I} come in peace,” {he} added, to be on the safe side.>",
      ],
      [
        "{Hero} had imagined it larger, or at least louder. Now that {he} {was} there {he} did not know where to put {his} hands. {He} sat down on {his} luggage and looked.",
        "The longer {he} looked, the more there was: a colour that had no name, a sound that came back every minute. After an hour {hero} no longer felt like a guest. After two {he} had taken off {his} shoes.",
      ],
    ],
  },
];

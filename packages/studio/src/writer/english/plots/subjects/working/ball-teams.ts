import { role, story } from "../subject-story.ts";

/** Stories of teams that always lose. */
export const ballTeams = [
  story({
    says: [
      /\b(?:football|soccer|basketball|handball|volleyball|rugby|cricket|hockey|baseball|netball)\b/i,
      /\b(?:team|club|captain|players?|coach|side|squad)\b/i,
      /\b(?:worst|never w[io]n|hasn'?t won|hadn'?t won|always los[te]s?|los(?:es|t) every|last place|captain|old striker|relegat\w+|bottom|retired|last game|hopeless|no goals)\b/i,
    ],
    may: [role("owncoach", "coach|new coach|trainer|manager")],
    unless: /\b(?:murder\w*|ballet|goal ?keeper|twin|girls want|animals|pass it on|breaks down|digs)\b/i,
    of: "people",
    after: [
      [
        "@gym(hero talk, owncoach talk) “Why me?” asked {hero}. “You've seen us.” “I've seen you,” said {owncoach}. “You're the one who picks up the others when they've fallen over. We may as well make a plan of it.”",
        "@gym(hero talk) It was a quiet changing room. “We're not going to be better by Saturday,” said {hero} into the silence, and tied up a lace. “But there's one thing we're really good at. We fall over, and we get up again. Nobody in the league has had as much practice.”",
      ],
      "@stadium(hero run) So they trained that. They fell down and stood up, over and over, until it was one movement. They learned to call each other's names, loud, even those who had been whispering for years.",
      "@stadium(hero run) The opponents had sprays for their knees and a man only for the water bottles. In the first ten minutes they scored twice, and looked at their watches. {Hero} ran back to the middle with the ball under one arm. “Names!” {he} shouted. And all over the field they began to call them, like people looking for each other in fog.",
      "+ @stadium A mother on the stand found out that it was infectious. She called a name, and the man next to her called it, too, though he had come for the other side.",
      "@stadium(hero run) Ten minutes before the end it was level, and nobody could have told how. Then {hero} had the ball. In front of {him} everything was free. {His} legs became as heavy as wet sand. The biggest of the others was already coming from the left, like a wardrobe on wheels.",
    ],
    end: [
      "@stadium(hero run) {Hero} fell over. {He} did it as {he} had learned it: down, round, up, in one movement. The wardrobe rolled past {him} with a surprised face and took two of his own along. And when {hero} stood again, the ball was lying there and had waited. {He} did not shoot. {He} called a name.",
      "@stadium(hero look) It was the name of the very smallest, who had not touched the ball all season. He shut his eyes and hit it. It bounced twice. But it was in, and on the stand hats were flying, of both colours.",
      [
        "@stadium(hero talk, owncoach talk) “You could have done it yourself,” said {owncoach} afterwards, with a voice like gravel. “I know,” said {hero}, and watched how the smallest was carried round the field on six shoulders, still with his eyes shut. “I wanted to see that.”",
        "@gym(hero talk) “You could have done it yourself,” said the others afterwards in the showers. “I know,” said {hero}, and watched how the smallest was carried round on six shoulders, still with his eyes shut. “I wanted to see that.”",
      ],
      "@stadium(hero run) On Saturdays the team still trains on that ground. They fall down and get up again, and you can hear them as far as the railway: {hero}, and all the other names.",
    ],
  }),
  story({
    says: [
      /\b(?:cycl(?:ist|ing)|bike race|bicycle race|tour de|peloton|stage)\b/i,
      /\b(?:helper|captain|wrong turn|leads?|led|win|won|last|domestique|race)\b/i,
    ],
    may: [role("owncaptain", "captain|leader|rival|teammate")],
    unless: /\b(?:murder\w*|child|children|boy|girl|theatre|stage fright|actor|sings?|dog)\b/i,
    of: "adults",
    after: [
      "@street(hero ride) For years {hero} had looked at the back of the same jersey. {He} knew every seam of it. {He} fetched the water, {he} broke the wind, {he} gave away {his} wheel when it was needed, and at the finish {he} came in with the grocers and the dogs.",
      "@mountain(hero ride) But on that morning the road went up, and {his} legs sang. {Hero} had not known that legs could do it. At the fifth bend {he} was alone. The radio in {his} ear began to crackle. “What are you doing up there?” it asked. “Come back. We need you here.” {Hero} looked down at {his} legs.",
      "+ @mountain(hero ride) Up there lay snow on both sides. A shepherd stood at the edge and did not cheer; he only nodded, as one worker to another. {Hero} was riding in a silence that {he} had never heard before. There was no jersey there to look at. There was only the road, all of it.",
      [
        "@mountain(hero stand) “Please,” said the radio after a while, in quite a different voice. That was {owncaptain}. “My chain's gone. I'm standing here like an idiot. I won't order you to.” {Hero} braked. Far below {he} could see it, a small bright dot at the edge of the road, and the others going by. It was two miles to the top.",
        "@mountain(hero stand) “Please,” said the radio after a while, in quite a different voice. “Old Marek has fallen down here, in the tunnel. The cars can't get through.” {Hero} braked. Far below {he} could see the black mouth of it, and a wheel that was still turning. It was two miles to the top.",
      ],
    ],
    end: [
      "@mountain(hero give) {Hero} stood there with one foot on the ground. The wind blew through {his} jersey. At the edge of the road stood a shepherd with his sheep, and nodded at {him}. {Hero} unpinned the number from {his} back and gave it to him. “Would you carry that across for me? It's only two miles.” And {he} turned round.",
      "@street(hero ride) Down there nothing had to be said. {Hero} gave {his} wheel and {his} shoulder and half a bar of chocolate, and they rode on together, side by side, as no racer does. {Hero} came in with the grocers and the dogs, and the whole town was still standing there, and did not make a sound.",
      "@street(hero look) For the shepherd had arrived before them. He had walked across the line, with his crook and his number and two hundred sheep, and had told it to the man with the loudspeaker in his own words. “This one's been up there first,” he had said. “I've seen it.” Now they began to clap.",
      "@mountain(hero ride) The record book has another name in it. But on top of the pass, where the snow is, a number is nailed to a post, and no one who rides by there forgets to nod. {Hero} nods, too.",
    ],
  }),
];

import { role, story } from "../subject-story.ts";

/** Stories of women in trades that were kept from them. */
export const mensTrades = [
  story({
    says: [
      /\b(?:pilot|fly|flying|plane|planes|airport|cockpit)\b/i,
      /\b(?:first (?:woman|female)|her (?:father|uncle|family|mother|brothers?|grandfather)|girls? (?:can't|don't|cannot)|not allowed|forbid\w*|forbade|woman)\b/i,
    ],
    may: [role("ownfather", "father|uncle|grandfather|mother|brother|husband")],
    unless:
      /\b(?:murder\w*|spaceship|bomb|1979|steward|flight attendant|co-pilot|letter|baby|owl|kite|bird|fix\w*|repair\w*|mechanics?)\b/i,
    of: "people",
    after: [
      [
        "@kitchen(hero read, ownfather talk) “The air has no floor,” said {ownfather}. “Nobody in our family has ever stood on anything without a floor.” {Hero} had heard it every evening for years. So {he} learned it in secret, from a book inside another book: how a wing lifts, what the wind does behind a hill, and what you say to a tower.",
        "@kitchen(hero read) “The air has no floor,” they said at home. “Nobody in our family has ever stood on anything without a floor.” {Hero} had heard it every evening for years. So {he} learned it in secret, from a book inside another book: how a wing lifts, what the wind does behind a hill, and what you say to a tower.",
      ],
      "@meadow.dawn(hero fly) At four in the morning, before the others woke, {hero} cycled out to the field with the tin hangar. There was an old teacher there, with one good eye, who took only those who turned up. “Coffee or oil?” he asked. {Hero} had both on {his} sleeves by six. The first time that the wheels left the grass, {hero} did not shout. It was too big for that.",
      [
        "+ @kitchen(hero sit, ownfather look) Of course it came out. It was the goggles, which left a ring round the eyes. {Ownfather} looked at those rings across the table, and did not eat, and did not ask. There was no word spoken in that house for nine days. It was worse than shouting.",
        "+ @kitchen(hero sit) Of course it came out. It was the goggles, which left a ring round the eyes. They looked at those rings across the table, and nobody ate, and nobody asked. There was no word spoken in that house for nine days. It was worse than shouting.",
      ],
      [
        "@barn(hero stand, ownfather talk) Then the rain came, and did not stop. The bridge went, and the road after it. On the other side of the water lay a child who could not wait, and the only thing that still went anywhere stood in the tin hangar. The teacher was down with a fever. In the door, dripping wet, stood {ownfather}, who had walked all the way. “They say,” said {theownfather}, “that you know how.”",
        "@barn(hero stand) Then the rain came, and did not stop. The bridge went, and the road after it. On the other side of the water lay a child who could not wait, and the only thing that still went anywhere stood in the tin hangar. The teacher was down with a fever. In the door, dripping wet, stood {hero}'s whole family. “They say,” said the eldest of them, “that you know how.”",
      ],
    ],
    end: [
      [
        "“I need somebody to hold the map,” said {hero}. {Ownfather} looked at the second seat, and at the thin floor under it, and turned grey. Then {theownfather} climbed in. They rose through the clouds like a pip through porridge. When it grew light, there lay the whole land under them. “So that's what it looks like,” said {ownfather}. It was the first sentence for nine days.",
        "“I need somebody to hold the map,” said {hero}. They looked at the second seat, and at the thin floor under it, and turned grey. Then the grandmother, of all people, climbed in. They rose through the clouds like a pip through porridge. When it grew light, there lay the whole land under them. “So that's what it looks like,” said the grandmother, and asked to go once round the church.",
      ],
      [
        "@meadow(hero stand, ownfather talk) They brought the child across, in a blanket, and set it down so softly that it did not even wake. The whole field was full of people. {Ownfather} got out on trembling legs, stamped once on the ground, and cleared {ownfatherhis} throat. “Ours,” {theownfather} told everybody, one after the other, even the policeman. “That there is one of ours.”",
        "@meadow(hero stand) They brought the child across, in a blanket, and set it down so softly that it did not even wake. The whole field was full of people. The family stood in the first row, stamped on the ground, and cleared their throats. “Ours,” they told everybody, one after the other, even the policeman. “That there. Ours.”",
      ],
      "A pilot's uniform hangs in that house now, on its own hanger. And on the first flight of every year {hero} has company in the second seat: one of the family, with a ring round each eye, holding the map upside down.",
    ],
  }),
  story({
    says: [
      /\b(?:mechanic|fix(?:es|ed)? (?:planes|cars|engines)|engineer|firefighter|captain|train driver|fisherman|lorry driver|truck driver|sailor|repairs?)\b/i,
      /\b(?:first (?:woman|female)|only (?:woman|girl)|her (?:father|uncle|family|brothers?|grandfather)|girls? (?:can't|don't|cannot)|women (?:can't|don't|cannot)|not allowed|forbid\w*|forbade)\b/i,
    ],
    may: [role("ownuncle", "uncle|father|grandfather|brother|mother|boss|foreman|chief|husband")],
    unless:
      /\b(?:boats?|island|murder\w*|hacker|mars|space\w*|robot|pilot|ghosts?|engineer hana|salt miner|cat down)\b/i,
    of: "people",
    after: [
      [
        "@workshop(hero look, ownuncle talk) “It isn't a question of what you can do,” said {ownuncle}. “It's a question of what people say.” {Hero} listened to that with {his} head bent, as if to an engine. Something in it had worked loose, a long time ago.",
        "@workshop(hero look) “It isn't a question of what you can do,” they told {him}. “It's a question of what people say.” {Hero} listened to that with {his} head bent, as if to an engine. Something in it had worked loose, a long time ago.",
      ],
      "@workshop(hero look) There was a trial week for new hands, and nothing in the rules against {hero}. The others got the tools. {Hero} got the broom. So {he} swept, and looked. By Wednesday {he} knew what each of them left out when he was in a hurry.",
      "+ @workshop(hero talk) On Thursday somebody had hidden {his} boots, and filled them with grease. {Hero} worked in socks. “Don't you ever get angry?” asked the youngest of them. “Later,” said {hero}. “I'm saving it up. It takes a lot of it to lift an engine.” He laughed, and then, when the foreman was not looking, he slid a spanner across the floor to {him}.",
      [
        "@workshop(hero talk, ownuncle look) On Friday everything stood still. Something deep inside had jammed, and outside they were waiting, with passengers, with money, with a minister. Nine men lay around the thing and swore. {Ownuncle} was walking up and down with a watch. None of them could get an arm in there. “May I?” said {hero}.",
        "@workshop(hero talk) On Friday everything stood still. Something deep inside had jammed, and outside they were waiting, with passengers, with money, with a minister. Nine men lay around the thing and swore. The foreman was walking up and down with a watch. None of them could get an arm in there. “May I?” said {hero}.",
      ],
    ],
    end: [
      "@workshop(hero build) They laughed, but they made room, because there was no other way left. {Hero} laid an ear on the metal. Then {he} put in {his} arm, up to the shoulder, shut {his} eyes, and felt for it. “You left out the third bolt,” {he} said into the silence, “on Tuesday, when it was so hot.” There was a click. And then it ran, as smooth as cream.",
      [
        "@workshop(hero talk, ownuncle talk) Nobody said anything. {Ownuncle} bent over the engine, listened, and straightened up again. “Who taught you that?” asked {theownuncle}. “You did,” said {hero}. “I was five, and sat under your bench. You told me what you were doing, all day long. You thought you were talking to yourself.” It took {theownuncle} a good while to put away the watch.",
        "@workshop(hero talk) Nobody said anything. The foreman bent over the engine, listened, and straightened up again. “Who taught you that?” he asked. “You did,” said {hero}, “all of you. I had a broom. Nobody minds what he does in front of a broom.” It took the foreman a good while to put away the watch.",
      ],
      "@street(hero walk) “And what will people say?” asked the youngest with a grin. At the gate stood the minister and the passengers, and saw {hero} come out, black to the shoulder. “They say thank you,” said the youngest.",
      "@workshop(hero talk) On the hooks in the hall hang the overalls, each under a name. {Hero}'s is the one with the socks in its pocket. Next to it there is a smaller one, quite new, and under the bench two small feet are sticking out, and {hero} tells them, all day long, what {he} is doing.",
    ],
  }),
];

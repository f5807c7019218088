import { clauseLinesOf } from "../clause-blocks.ts";

/** What can be seen, heard and felt where the idea has one of these words. */
export const { around = [] } = clauseLinesOf(`
# around mar(?!\\p{L})|playa|isla|pescador|puerto(?!\\p{L})|ola(?!\\p{L})|olas
Las olas [van y vienen|tocan despacio la arena|brillan al sol], y el aire [sabe a sal|tiene olor a algas].
[Una gaviota|Una vela blanca|Una nube] pasa sobre el mar, muy [despacio|alto].
# around río|lago|laguna|pez(?!\\p{L})|nadar|pato(?!\\p{L})|rana(?!\\p{L})
El agua está [clara|fresca|quieta], y en ella [brilla el sol|pasa una hoja|tiemblan las nubes].
En la orilla [canta una rana|se mueve la hierba|descansa una libélula].
# around bosque|selva|árbol|zorro|oso(?!\\p{L})|ardilla|búho|erizo
Las hojas [hablan bajito|brillan|bailan en el viento], y hay olor a [tierra|madera|flores].
Entre las ramas [pasa un rayo de sol|canta un pájaro|se mueve algo].
# around montaña|nieve|invierno|hielo|frío
El aire es [frío|fino|limpio], y todo está [callado|blanco a lo lejos|más cerca del cielo].
En lo alto [pasa una nube|brilla la nieve|canta el viento].
# around pan(?!\\p{L})|panader|pastel|cocin|sopa|horno|hornear|galleta|tortilla
[Un buen olor|Un calor dulce|Un olor a canela] está en el aire.
Junto al horno [canta la olla|hay harina por todas partes|espera una mesa puesta].
# around escuela|maestr|alumn|clase(?!\\p{L})
[Suena el timbre|Alguien ríe en el pasillo|Se mueve una silla], y el día [empieza|tiene color].
# around pueblo|aldea|ciudad|calle|mercado|tienda|plaza|barrio
En la calle hay [pasos|voces|bicicletas], y cada ventana tiene [una historia|una flor|una luz].
[Un gato duerme al sol|Una vecina pasa|Alguien canta], y el día sigue.
# around jardín|huerto|flor(?!\\p{L})|flores|semilla|parque|granja
[Una abeja|Una mariposa|Un gorrión] pasa y se queda [cerca|en una flor].
La tierra tiene olor [a lluvia|a sol], y la hierba [brilla|se mueve].
# around autobús|tren(?!\\p{L})|coche|carro|taxi|bicicleta|camión|tranvía
Las ruedas [cantan|giran], y [los árboles|las casas|las luces] quedan atrás.
# around lluvia|nube(?!\\p{L})|viento|tormenta|arcoíris|cometa
En el cielo las nubes [pasan|corren|cambian de forma], y el viento [habla bajito|no tiene prisa].
# around noche|estrella|luna(?!\\p{L})|faro(?!\\p{L})|dormir|sueñ
[Una estrella|La luna|Una ventana encendida] brilla, y la noche es [más breve|dulce|amiga].
# around perr[oa]|gat[oa](?!\\p{L})|loro(?!\\p{L})|caballo|vaca|oveja|gallina|burro
[Algo se mueve en la hierba|Se oye un ruido pequeño], y [todos escuchan|vuelve el silencio].
# around carta|libro|música|canción|cantar|violín|piano|pintar|dibuj|bail
[Los colores|Los sonidos|Las palabras] dicen muchas cosas [sin voz|a quien tiene tiempo].
`);
